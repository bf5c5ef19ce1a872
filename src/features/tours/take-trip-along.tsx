import type { Tour } from '#contract/details.ts';
import { Button } from '#ui/button.tsx';

/** Says that a trip can be read on the way, where there is no network, and takes it along. */
export function TakeTripAlong({ tour, path }: { tour: Tour; path: string }) {
  return (
    <section
      aria-label="Without a network"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sand px-5 py-5 sm:px-7 print:hidden"
    >
      <p className="max-w-2xl">
        Out in the parks there is often no network. Take this trip along, and its pages, pictures and map open without
        one.
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
