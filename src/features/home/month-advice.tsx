import { Link } from '@tanstack/react-router';
import { monthOf, nairobiDay } from '#contract/calendar.ts';
import type { DestinationSummary } from '#contract/destinations.ts';
import { monthNames, monthSlugs } from '#contract/seasons.ts';
import { PageSection } from '#ui/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The month it is in Nairobi, January 0. */
export function monthInNairobi(now: Date): number {
  return monthOf(nairobiDay(now)) - 1;
}

/** Which destinations are at their best this month and the next two. */
export function MonthAdvice({ destinations, now }: { destinations: readonly DestinationSummary[]; now: Date }) {
  const first = monthInNairobi(now);
  const months = [first, (first + 1) % 12, (first + 2) % 12];
  const month = monthNames[first] ?? '';

  return (
    <PageSection
      title={`Where to go in ${month}`}
      lead="Rated from rain, roads and where the animals are. Best months first; the rest of the year is on each destination's page."
      aside={
        <TextLink to="/destinations" search={{ month: [monthSlugs[first] ?? 'january'] }}>
          All destinations for {month}
        </TextLink>
      }
    >
      <div className="grid gap-8 sm:grid-cols-3">
        {months.map((index) => (
          <div key={index}>
            <h3 className="border-line-strong border-b pb-2 text-title-3">{monthNames[index]}</h3>
            <ul>
              {bestIn(destinations, index).map(({ slug, name, flagship }) => (
                <li key={slug} className="border-line border-b">
                  <Link
                    to="/destinations/$destinationName"
                    params={{ destinationName: slug }}
                    className="block py-3 hover:bg-paper/50"
                  >
                    <span className="block font-semibold underline-offset-4 hover:underline">{name}</span>
                    <span className="block text-label text-muted">{flagship.slice(0, 2).join(', ')}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

/** At most five, the highest rated first; equal ones keep the operator's own order. */
function bestIn(destinations: readonly DestinationSummary[], month: number): DestinationSummary[] {
  return destinations
    .filter(({ months }) => (months[month] ?? 0) >= 2)
    .sort((one, other) => (other.months[month] ?? 0) - (one.months[month] ?? 0))
    .slice(0, 5);
}
