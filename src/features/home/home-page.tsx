import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { DestinationSummary } from '#contract/records/destinations.ts';
import type { HomeWords } from '#contract/site/site-words.ts';
import { homeQueries } from '#features/home/home.queries.ts';
import { readTourSearch } from '#features/tours/tour.queries.ts';
import { TripPreferenceFields } from '#features/tours/trip-preference-fields.tsx';
import { ResumeTrip } from '#features/trip/resume/resume-trip.tsx';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { operator } from '#platform/operator.ts';
import { LatePart } from '#shell/lazy/late-part.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { PagePlateImage } from '#ui/page-plate.tsx';
import { Select } from '#ui/select.tsx';

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
      <ResumeTrip className="mt-6" />
      <LatePart part={homeBelow} />
    </>
  );
}

/**
 * The promise, in the sky of its picture. The sky goes on above the plate, in the colour of its upper edge, behind the top bar and
 * the header. What the plate is of stands below, above the trip finder, which is the one search here besides the header's.
 */
function HomeHero({ headline, picture }: { headline: string; picture: HomeWords['picture'] }) {
  return (
    <div className="isolate overflow-hidden bg-(--sky) pt-34 max-[20rem]:pt-60 sm:max-[60rem]:pt-42">
      <div className="words-frame relative">
        {picture && (
          <PagePlateImage picture={picture} isPriority className="hero-drift -z-10 absolute inset-0 size-full" />
        )}
        <div className="page-width pt-[clamp(1.5rem,3.6vw,6rem)] pb-20">
          <h1
            data-over-art="large"
            className="max-w-[8em] text-[#fdf6e6] text-hero leading-[0.98] tracking-[-0.022em] min-[30rem]:max-[60rem]:text-[length:calc(1rem+5.1vw)]"
          >
            {headline}
          </h1>
        </div>
        {picture?.caption && (
          <p className="page-width absolute inset-x-0 bottom-20 flex justify-end max-lg:hidden">
            <span className="rounded-full bg-[#1a1410]/85 px-3 py-1 font-display text-[#fdf6e6] text-label">
              <span data-over-art="small">{picture.caption}</span>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

const anywhere = { value: '', label: 'Anywhere' };

const days = [
  { value: '', label: 'Any' },
  { value: '1', label: '1 day' },
  { value: '2-3', label: '2 to 3 days' },
  { value: '4-6', label: '4 to 6 days' },
  { value: '7-plus', label: '7 days or more' },
];

const nothingChosen = { destination: '', month: '', days: '', travellers: '', upTo: '' };

/** Five questions that open the tours list filtered. Without script the form opens the same address. */
function TripFinder({ destinations }: { destinations: readonly DestinationSummary[] }) {
  const navigate = useNavigate();
  const [preferences, setPreferences] = useState(nothingChosen);
  const set = (part: Partial<typeof preferences>) => setPreferences({ ...preferences, ...part });

  function find(event: FormEvent) {
    event.preventDefault();
    void navigate({ to: '/tours', search: readTourSearch(preferences) });
  }

  return (
    <form
      action="/tours"
      onSubmit={find}
      aria-label="Find a trip"
      className="raised-shadow grid grid-cols-2 max-[20rem]:grid-cols-1 items-end gap-x-3 gap-y-3 rounded-panel bg-surface p-4 sm:grid-cols-3 sm:gap-4 sm:p-6 lg:grid-cols-[1.2fr_1fr_1fr_1fr_1fr_auto] print:hidden"
    >
      <Select
        label="Where"
        name="destination"
        value={preferences.destination}
        options={[anywhere, ...destinations.map(({ slug, name }) => ({ value: slug, label: name }))]}
        onChange={(destination) => set({ destination })}
      />
      <Select
        label="How long"
        name="days"
        value={preferences.days}
        options={days}
        onChange={(value) => set({ days: value })}
      />
      <TripPreferenceFields preferences={preferences} onChange={set} />
      <Button type="submit" className="whitespace-nowrap max-sm:px-3">
        See safaris
      </Button>
    </form>
  );
}
