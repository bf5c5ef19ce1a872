import { useQueries } from '@tanstack/react-query';
import type { Accommodation, GroupTour, Place, Tour } from '#contract/records/details.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import type { ShortlistKind } from '#contract/trip/shortlist.ts';
import { accommodationQuery } from '#features/accommodations/accommodation.queries.ts';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { placeQuery } from '#features/places/place.queries.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { AppError } from '#platform/api/app-error.ts';
import type { ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';

/** What the API answers about an entry. */
export type SavedRecord =
  | { kind: 'tour'; record: Tour }
  | { kind: 'group-tour'; record: GroupTour }
  | { kind: 'departure'; record: GroupTour; departure: Departure }
  | { kind: 'accommodation'; record: Accommodation }
  | { kind: 'place'; record: Place };

/** An entry with its record; without one it is on its way, cannot be had just now, or is no longer offered. */
export interface SavedThing {
  entry: ShortlistEntry;
  saved: SavedRecord | undefined;
  state: 'ready' | 'loading' | 'failed' | 'gone';
}

interface Answer<Data> {
  data: Data | undefined;
  error: Error | null;
}

/** Each record is asked for once, however many of its departures are saved, and comes from the device where it is there. */
export function useSavedThings(entries: readonly ShortlistEntry[]): SavedThing[] {
  const slugs = (...kinds: ShortlistKind[]) => [
    ...new Set(entries.filter(({ kind }) => kinds.includes(kind)).map(({ slug }) => slug)),
  ];
  const asked = {
    tours: slugs('tour'),
    groupTours: slugs('group-tour', 'departure'),
    stays: slugs('accommodation'),
    places: slugs('place'),
  };
  const tours = useQueries({ queries: asked.tours.map((slug) => tourQuery(slug)) });
  const groupTours = useQueries({ queries: asked.groupTours.map((slug) => groupTourQuery(slug)) });
  const stays = useQueries({ queries: asked.stays.map((slug) => accommodationQuery(slug)) });
  const places = useQueries({ queries: asked.places.map((slug) => placeQuery(slug)) });

  const thingOf = (entry: ShortlistEntry): SavedThing => {
    const { kind, slug } = entry;
    switch (kind) {
      case 'tour':
        return thing(entry, tours[asked.tours.indexOf(slug)], (record) => ({ kind, record }));
      case 'group-tour':
        return thing(entry, groupTours[asked.groupTours.indexOf(slug)], (record) => ({ kind, record }));
      case 'departure':
        return thing(entry, groupTours[asked.groupTours.indexOf(slug)], (record) => {
          const departure = record.departures.find(({ id }) => id === entry.departure);
          return departure && { kind, record, departure };
        });
      case 'accommodation':
        return thing(entry, stays[asked.stays.indexOf(slug)], (record) => ({ kind, record }));
      case 'place':
        return thing(entry, places[asked.places.indexOf(slug)], (record) => ({ kind, record }));
    }
  };
  return entries.map(thingOf);
}

function thing<Data>(
  entry: ShortlistEntry,
  answer: Answer<Data> | undefined,
  read: (data: Data) => SavedRecord | undefined,
): SavedThing {
  if (answer?.data !== undefined) {
    const saved = read(answer.data);
    return { entry, saved, state: saved === undefined ? 'gone' : 'ready' };
  }
  if (!answer?.error) return { entry, saved: undefined, state: 'loading' };
  const isGone = answer.error instanceof AppError && answer.error.details.status === 404;
  return { entry, saved: undefined, state: isGone ? 'gone' : 'failed' };
}
