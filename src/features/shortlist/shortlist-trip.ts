import { monthOf, officeDay, type StartWindow, startWindow } from '#contract/calendar/calendar.ts';
import { defaultGuests } from '#contract/money/price.ts';
import { monthNames, monthSlugs } from '#contract/records/seasons.ts';
import { type ShortlistTrip, shortlistTrip } from '#contract/trip/shortlist-link.ts';
import { formatDay } from '#contract/words/days.ts';
import { partyWords } from '#contract/words/trip-words.ts';
import { type TourPreferences, useTourPreferences } from '#features/tours/tour-preferences.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { changeShortlist, nothingShortlisted, shortlist } from '#platform/shortlist/shortlist.ts';
import { useStore } from '#platform/store.ts';

/** Two adults, any month. */
const anyTrip: ShortlistTrip = { guests: defaultGuests };

/** As it was stored or sent; of a first day that has passed its month is left. Undefined for what is none. */
export function readTrip(given: unknown, { earliest, latest }: StartWindow): ShortlistTrip | undefined {
  const { success, data } = shortlistTrip.safeParse(given);
  if (!success) return undefined;
  const { day, ...trip } = data;
  if (day === undefined) return trip;
  if (day < earliest || day > latest) return { ...trip, month: monthSlugs[monthOf(day) - 1] };
  return { ...trip, month: undefined, day };
}

/** What a list was asked for is what its visitor means, until they say otherwise here. */
export function tripOfPreferences({ month, travellers }: TourPreferences): ShortlistTrip {
  const adults = travellers === undefined ? defaultGuests.adults : Number(travellers);
  return { ...anyTrip, month, guests: { ...defaultGuests, adults } };
}

/** The days and the people everything on the shortlist is priced for; `isChosen` once the visitor has chosen them here. */
export function useShortlistTrip(): { trip: ShortlistTrip; isChosen: boolean } {
  const { trip: stored } = useStore(shortlist, nothingShortlisted);
  const preferences = useTourPreferences();
  const chosen = readTrip(stored, startWindow(officeDay(useNow())));
  return { trip: chosen ?? tripOfPreferences(preferences), isChosen: chosen !== undefined };
}

export function chooseTrip(trip: ShortlistTrip): void {
  changeShortlist({ trip });
}

/** `4 adults, 1 child, in August`, `2 adults, any month`, `2 adults, from 3 August 2027`. */
export function tripWords({ guests, month, day }: ShortlistTrip): string {
  const inMonth = month === undefined ? 'any month' : `in ${monthNames[monthSlugs.indexOf(month)]}`;
  return `${partyWords(guests)}, ${day === undefined ? inMonth : `from ${formatDay(day)}`}`;
}

/** What a link says, as of today. */
export function readSentTrip(trip: ShortlistTrip | undefined, now: Date): ShortlistTrip | undefined {
  return readTrip(trip, startWindow(officeDay(now)));
}
