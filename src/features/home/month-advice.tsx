import { monthOf, officeDay } from '#contract/calendar/calendar.ts';
import type { DestinationSummary } from '#contract/records/destinations.ts';
import { monthNames, monthSlugs } from '#contract/records/seasons.ts';
import { dot } from '#contract/words/dot.ts';
import { HomeSection, linkHandlers } from '#features/home/home-section.tsx';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { CardLink } from '#ui/card-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';
import { TextLink } from '#ui/text.tsx';

/** The month it is at the office, January 0. */
export function monthAtOffice(now: Date): number {
  return monthOf(officeDay(now)) - 1;
}

const views: PictureViews = [
  { from: 64, shape: 'list', width: 'min(23vw - 1.4rem, 26rem)' },
  { from: 40, shape: 'list', width: 'calc(30vw - 1rem)' },
  { shape: 'thumb', width: '4.5rem' },
];

/** By how good a month is (`monthRating`). */
const ratings = ['better in another month', 'fair or wet', 'a good month', 'one of its best months'];

/**
 * Where this month is at its best, and in short the next two. What stands here follows the clock and may change once the page is
 * hydrated, so every month takes the same room.
 */
export function MonthAdvice({ destinations, now }: { destinations: readonly DestinationSummary[]; now: Date }) {
  const month = monthAtOffice(now);
  const later = [(month + 1) % 12, (month + 2) % 12];

  return (
    <HomeSection title={`Where to go in ${monthNames[month]}`} lead="Our own rating, by rain, roads and animals.">
      <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[3fr_1fr]">
        <ul className="grid border-line-strong/40 border-b sm:grid-cols-3 sm:gap-6 sm:border-0">
          {bestIn(destinations, month).map((destination) => (
            <li
              key={destination.slug}
              {...linkHandlers(destination.coverImage)}
              className="relative flex items-center gap-4 border-line-strong/40 border-t max-sm:h-22 sm:block sm:border-0"
            >
              <PlateImage
                picture={destination.coverImage}
                views={views}
                className="card-shadow aspect-square w-18 shrink-0 rounded-card sm:aspect-[16/10] sm:w-full"
              />
              <div className="sm:h-28 sm:pt-3">
                <h3 className="text-lg leading-tight sm:text-xl">
                  <CardLink to="/destinations/$destinationName" params={{ destinationName: destination.slug }}>
                    {destination.name}
                  </CardLink>
                </h3>
                <p className="mt-1 text-label text-muted leading-snug">
                  {`${destination.flagship.slice(0, 2).join(', ')}${dot}${ratings[destination.months[month] ?? 0]}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div>
          <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
            {later.map((index) => (
              <li key={index} className="relative h-24 border-line-strong/40 border-b pt-3">
                <h3 className="text-lg leading-tight sm:text-xl">
                  <CardLink to="/destinations" search={{ month: [slugOf(index)] }}>
                    {monthNames[index]}
                  </CardLink>
                </h3>
                <p className="mt-1 line-clamp-2 text-label text-muted leading-snug">
                  {bestIn(destinations, index)
                    .map(({ name }) => name)
                    .join(', ')}
                </p>
              </li>
            ))}
          </ul>
          <TextLink to="/destinations" className="print:hidden" search={{ month: [slugOf(month)] }}>
            {`All destinations for ${monthNames[month]}`}
          </TextLink>
        </div>
      </div>
    </HomeSection>
  );
}

function slugOf(month: number) {
  return monthSlugs[month] ?? 'january';
}

/** Three, the highest rated first; equal ones keep the operator's own order. */
function bestIn(destinations: readonly DestinationSummary[], month: number): DestinationSummary[] {
  const ratingOf = ({ months }: DestinationSummary) => months[month] ?? 0;
  return destinations.toSorted((one, other) => ratingOf(other) - ratingOf(one)).slice(0, 3);
}
