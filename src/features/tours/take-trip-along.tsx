import type { Tour } from '#contract/records/details.ts';
import { Button } from '#ui/button.tsx';

/** Says that a trip can be read on the way, where there is no network, and takes it along. On a phone the last of the folds before it. */
export function TakeTripAlong({ tour, path }: { tour: Tour; path: string }) {
  return (
    <section
      aria-label="Without a network"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:-mt-7 max-sm:border-line max-sm:border-b max-sm:py-2 sm:gap-x-8 sm:gap-y-4 sm:rounded-card sm:bg-sand sm:px-7 sm:py-5 print:hidden"
    >
      <p className="max-w-2xl max-sm:flex-1 max-sm:basis-36 max-sm:text-label">
        Out in the parks there is often no network.
        <span className="max-sm:hidden"> Take this trip along, and its pages, pictures and map open without one.</span>
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => open(tour, path, currentTarget)}
      >
        Take this trip along
      </Button>
    </section>
  );
}

async function open(tour: Tour, path: string, opener: Element): Promise<void> {
  const { openTripAlong } = await import('#features/tours/open-trip-along.ts');
  openTripAlong(tour, path, opener);
}
