import type { AccommodationSummary } from '#contract/accommodations.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd } from '#contract/words/money.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { capitalise } from '#platform/format/words.ts';
import { CardStrip } from '#ui/card-strip.tsx';
import { PageSection } from '#ui/page-section.tsx';

/** Where to sleep, from the simplest tier to the most comfortable. */
export function DestinationStays({ stays, className }: { stays: readonly AccommodationSummary[]; className: string }) {
  if (stays.length === 0) return null;
  const ordered = stays.toSorted((one, other) => rank(one) - rank(other) || one.price - other.price);
  return (
    <PageSection title="Stays" lead={tierPrices(ordered)} className={className}>
      <CardStrip>
        {ordered.map((stay) => (
          <AccommodationCard key={stay.id} accommodation={stay} />
        ))}
      </CardStrip>
    </PageSection>
  );
}

/** A comfort nobody here knows comes first. */
const rank = ({ tier }: AccommodationSummary) => Object.keys(tierNames).indexOf(tier);

/** `Budget from $85, mid-range from $180 a night.` */
function tierPrices(ordered: readonly AccommodationSummary[]): string {
  const prices = Object.entries(tierNames).flatMap(([step, name]) => {
    const cheapest = ordered.find(({ tier }) => tier === step);
    return cheapest ? `${name.toLowerCase()} from ${formatUsd(cheapest.price)}` : [];
  });
  return `${capitalise(prices.join(', '))} a night.`;
}
