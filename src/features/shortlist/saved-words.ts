import { eachOf } from '#contract/money/whole-trip.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { ShortlistKind } from '#contract/trip/shortlist.ts';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { count } from '#contract/words/count.ts';
import { formatDayRange } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { stayUnit } from '#features/accommodations/accommodation-card.tsx';
import { formatVisit } from '#features/places/place-card.tsx';
import { type Priced, type PricedTrip, priceGroupTour, priceTour } from '#features/shortlist/priced-trip.ts';
import type { SavedRecord, SavedThing } from '#features/shortlist/shortlist-records.ts';
import { capitalise, forWhom, nameOf } from '#platform/format.ts';

export const kindNames: Record<ShortlistKind, string> = {
  tour: 'Tour',
  'group-tour': 'Group tour',
  departure: 'Departure',
  accommodation: 'Stay',
  place: 'Place',
};

/** Its record's name, or the one it was saved under; of what came by a link and cannot be loaded, its address in words. */
export function nameOfSaved({ entry, saved }: Pick<SavedThing, 'entry' | 'saved'>): string {
  if (saved !== undefined) return saved.record.name;
  return entry.name ?? capitalise(entry.slug.replaceAll('-', ' '));
}

/** Its name, and of a departure its days: how it is told from the others. */
export function titleOfSaved(thing: Pick<SavedThing, 'entry' | 'saved'>): string {
  const { saved } = thing;
  const name = nameOfSaved(thing);
  if (saved?.kind !== 'departure') return name;
  return `${name}, ${formatDayRange(saved.departure.startDate, saved.departure.endDate)}`;
}

/** What it is, in one line. */
export function factsOf(saved: SavedRecord): string {
  switch (saved.kind) {
    case 'tour':
    case 'group-tour':
    case 'departure':
      return `${count(saved.record.duration, 'day')}${dot}${nameOf(tierNames, saved.record.tier)}${dot}${saved.record.location}`;
    case 'accommodation':
      return `${saved.record.destinationName}${dot}${nameOf(tierNames, saved.record.tier)}`;
    case 'place':
      return `${saved.record.destinationName}${dot}${saved.record.fee}`;
  }
}

/** The whole trip of what is one; a stay and a place are part of one, and have no such sum. */
export function pricedOf(saved: SavedRecord, trip: ShortlistTrip, now: Date): Priced | undefined {
  switch (saved.kind) {
    case 'tour':
      return priceTour(saved.record, trip, now);
    case 'group-tour':
      return priceGroupTour(saved.record, undefined, trip, now);
    case 'departure':
      return priceGroupTour(saved.record, saved.departure, trip, now);
    default:
      return undefined;
  }
}

/** `$2,544`, as cards tell it: each, at most. */
export function eachWords({ whole, people }: PricedTrip): string {
  return formatUsd(eachOf({ wholeTrip: whole.total.most, people }));
}

/** `each of 4, all in · August`. */
export function unitWords({ people, month }: PricedTrip): string {
  return `${forWhom(people)}, all in${dot}${monthNames[month]}`;
}

/** `$9,728 to $9,868 for all 4`, or undefined for one who travels alone. */
export function allWords({ whole, people }: PricedTrip): string | undefined {
  return people === 1
    ? undefined
    : `${formatUsdRange(whole.total)} for\u00a0${people === 2 ? 'both' : `all\u00a0${people}`}`;
}

/** What a stay or a place costs or takes. */
export function otherPriceOf(saved: SavedRecord): { sum: string; unit: string } | undefined {
  if (saved.kind === 'accommodation')
    return { sum: `from ${formatUsd(saved.record.price)}`, unit: stayUnit(saved.record) };
  if (saved.kind === 'place') return { sum: formatVisit(saved.record.visitMinutes), unit: 'a visit' };
  return undefined;
}
