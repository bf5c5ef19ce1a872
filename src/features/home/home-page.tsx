import { useQueryClient } from '@tanstack/react-query';
import { homeQueries } from '#features/home/home.queries.ts';
import { HomeHero } from '#features/home/home-hero.tsx';
import { TripFinder } from '#features/home/trip-finder.tsx';
import { useStore } from '#platform/use-store.ts';
import { LazyHydration } from '#shell/lazy/lazy-hydration.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';

export const homeBelow = lazyPart(async () => (await import('#features/home/home-below.tsx')).HomeBelow);

export function HomePage() {
  const destinations = useDestinations();

  return (
    <>
      <HomeHero />
      <div className="page-width -mt-14 relative z-10">
        <TripFinder destinations={destinations?.destinations ?? []} />
      </div>
      <LazyHydration part={homeBelow} />
    </>
  );
}

/** What the section below asks for and keeps fresh; here it is only looked at, so that the first view does without the program for it. */
function useDestinations() {
  const queryClient = useQueryClient();
  const getSnapshot = () => queryClient.getQueryData(homeQueries.destinations.queryKey);
  const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener);
  return useStore({ getSnapshot, subscribe }, getSnapshot());
}
