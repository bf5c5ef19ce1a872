import { BegunTrip } from '#features/customization/begun/begun-trip.tsx';
import { homeQueries } from '#features/home/home.queries.ts';
import { HomeHero } from '#features/home/home-hero.tsx';
import { TripFinder } from '#features/home/trip-finder.tsx';
import { operator } from '#platform/operator.ts';
import { LazyHydration } from '#shell/lazy/lazy-hydration.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';
import { useListQuery } from '#shell/lists/use-list-query.ts';

export const homeBelow = lazyPart(async () => (await import('#features/home/home-below.tsx')).HomeBelow);

export function HomePage() {
  const { data } = useListQuery(homeQueries.destinations);
  const { data: words } = useListQuery(homeQueries.words);

  return (
    <>
      <HomeHero headline={words?.headline ?? operator.brandLine} picture={words?.picture} />
      <div className="page-width -mt-14 relative z-10">
        <TripFinder destinations={data?.destinations ?? []} />
      </div>
      <BegunTrip className="mt-6" />
      <LazyHydration part={homeBelow} />
    </>
  );
}
