import type { AccommodationSummary } from '#contract/accommodations.ts';
import { tiers } from '#contract/choices.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { tierNames } from '#features/accommodations/accommodation-words.ts';
import { formatUsd } from '#platform/format/money.ts';
import { capitalise, nameOf } from '#platform/format/words.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { PageSection } from '#ui/page-section.tsx';

/** Where to sleep, from the simplest tier to the most comfortable. */
export function DestinationStays({ stays, className }: { stays: readonly AccommodationSummary[]; className: string }) {
  if (stays.length === 0) return null;
  const ordered = tiers.flatMap((step) =>
    stays.filter((stay) => stay.tier === step).sort((one, other) => one.price - other.price),
  );
  return (
    <PageSection title="Stays" lead={tierPrices(ordered)} className={className}>
      <CardGrid>
        {ordered.map((stay) => (
          <AccommodationCard key={stay.id} accommodation={stay} />
        ))}
      </CardGrid>
    </PageSection>
  );
}

/** `Budget from $85, mid-range from $180 a night.` */
function tierPrices(ordered: readonly AccommodationSummary[]): string {
  const cheapest = tiers.flatMap((step) => ordered.find((stay) => stay.tier === step) ?? []);
  const prices = cheapest.map((stay) => `${nameOf(tierNames, stay.tier).toLowerCase()} from ${formatUsd(stay.price)}`);
  return `${capitalise(prices.join(', '))} a night.`;
}
