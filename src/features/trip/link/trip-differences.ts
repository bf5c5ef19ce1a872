import { nightPrice } from '#contract/money/price.ts';
import {
  type ComparedPart,
  compareTrips,
  stayPart,
  type TripPart,
  type TripWords,
} from '#contract/trip/trip-comparison.ts';
import { formatDay, formatDayRange } from '#contract/words/days.ts';
import { activityWords, datesWords, partyWords, roomWords, stayWords } from '#contract/words/trip-words.ts';
import type { SentTrip } from '#features/trip/link/sent-trip.ts';
import { basePriceFor, type CustomizationState } from '#features/trip/state/customization-state.ts';
import { stayKey } from '#features/trip/state/trip-rules.ts';
import { takingPart, tourWords } from '#features/trip/state/trip-words.ts';

/** Everything a trip says. */
function tripParts(state: CustomizationState): TripPart[] {
  const { dates, guestCount, childAges = [], activities, accommodations } = state.customizations;
  return [
    { part: 'tour', value: tourWords(state) || 'None' },
    { part: 'dates', value: { ...dates, startDate: dates.startDate ?? null } },
    { part: 'people', value: { ...guestCount, ages: childAges.map((age) => age ?? null) } },
    ...activities.map((activity): TripPart => {
      const { id, name, selectedDate } = activity;
      return {
        part: 'activity',
        key: id,
        value: { name, date: selectedDate, people: takingPart(activity, guestCount) },
      };
    }),
    ...accommodations.map((stay) => stayPart(stay, stay.id, stay.insteadOf?.id)),
  ];
}

const words: Partial<TripWords> = {
  tour: ['Tour', (name) => name],
  dates: [
    'Days',
    ({ startDate, endDate, flexibility = 'exact' }) =>
      datesWords({ startDate: startDate ?? undefined, endDate, flexibility }),
  ],
  people: ['Who', ({ ages, ...guests }) => partyWords(guests, ages)],
  activity: ['Activity', (value) => activityWords(value)],
  stay: ['Stay', stayWords],
};

/** Part by part, what a trip that was sent has otherwise than one's own. The price follows from it, and is none. */
export function tripDifferences(mine: CustomizationState, sent: CustomizationState): ComparedPart[] {
  return compareTrips(tripParts(mine), tripParts(sent), words).filter(({ isDifferent }) => isDifferent);
}

/** What of a trip that was sent cannot be asked for any more, a sentence each. */
export function leftOutOf({ link, asSent, today }: SentTrip): string[] {
  const { startDate, endDate } = link.dates;
  const { activities, dates } = today.customizations;
  const areDaysLost = startDate !== undefined && dates.startDate === undefined;
  return [
    ...(areDaysLost
      ? [`Its days, ${formatDayRange(startDate, endDate ?? startDate)}, can no longer be asked for.`]
      : []),
    ...whatIsGone(asSent, today),
    ...link.activities.flatMap(({ id, selectedDate }) => {
      const kept = activities.find((item) => item.id === id);
      const isDayLost = kept !== undefined && selectedDate !== undefined && kept.selectedDate === undefined;
      return isDayLost ? [`The day of ${kept.name}, ${formatDay(selectedDate)}, can no longer be asked for.`] : [];
    }),
  ];
}

/** What a tour no longer offers of a trip as it was, a sentence each. */
export function whatIsGone(then: CustomizationState, today: CustomizationState): string[] {
  const { activities, accommodations } = today.customizations;
  const gone = [
    ...then.customizations.activities
      .filter(({ id }) => !activities.some((item) => item.id === id))
      .map(({ name }) => name),
    ...then.customizations.accommodations
      .filter((was) => !accommodations.some((stay) => stayKey(stay) === stayKey(was)))
      .map((stay) => `${roomWords(stay)},`),
  ];
  return gone.map((name) => `${name} is no longer offered with this tour.`);
}

/** What costs another price than it did, in dollars `per` somebody or something. */
export interface PriceChange {
  what: string;
  was: number;
  today: number;
  per: string;
}

/** What of a trip costs another price today than it did. */
export function priceChanges(then: CustomizationState, today: CustomizationState): PriceChange[] {
  const { activities, accommodations, dates } = today.customizations;
  const before = then.customizations;
  const tourOf = ({ baseTour, customizations }: CustomizationState) =>
    baseTour === null ? undefined : basePriceFor(baseTour, customizations);
  const isSameDay = dates.startDate === before.dates.startDate;
  const prices = [
    { what: 'The tour', was: isSameDay ? tourOf(then) : undefined, today: tourOf(today), per: 'each' },
    ...activities.map(({ id, name, price }) => ({
      what: name,
      was: before.activities.find((item) => item.id === id)?.price,
      today: price,
      per: 'each',
    })),
    ...accommodations.map((stay) => ({
      what: `${roomWords(stay)},`,
      was: nightPriceOf(before.accommodations.find((other) => stayKey(stay) === stayKey(other))),
      today: nightPrice(stay),
      per: 'a night',
    })),
  ];
  return prices.filter((price): price is PriceChange => price.was !== undefined && price.was !== price.today);
}

const nightPriceOf = (stay: Parameters<typeof nightPrice>[0] | undefined) => stay && nightPrice(stay);
