import type { TripLink } from '#contract/trip-link.ts';
import type { SentTrip } from '#features/customization/link/sent-trip.ts';
import {
  basePriceFor,
  type CustomizationState,
  type Customizations,
} from '#features/customization/trip/customization-state.ts';
import {
  activityWords,
  datesWords,
  partyWords,
  stayWords,
  tourWords,
} from '#features/customization/trip/trip-words.ts';
import { formatDay, formatDayRange } from '#platform/format/calendar-day.ts';
import { formatUsd } from '#platform/format/money.ts';

/** A part in which two trips are not alike, in words. */
export interface TripDifference {
  what: string;
  mine: string;
  sent: string;
}

const notInIt = 'Not in it';

/** Part by part, what a trip that was sent has otherwise than one's own. The price follows from it, and is none. */
export function tripDifferences(mine: CustomizationState, sent: CustomizationState): TripDifference[] {
  const [own, other] = [mine.customizations, sent.customizations];
  const tour = { what: 'Tour', mine: tourOf(mine), sent: tourOf(sent) };
  const days = { what: 'Days', mine: datesWords(own.dates), sent: datesWords(other.dates) };
  const people = { what: 'Who', mine: peopleWords(own), sent: peopleWords(other) };
  const extras = [
    ...beside('Activity', activitiesOf(own), activitiesOf(other)),
    ...beside('Stay', staysOf(own), staysOf(other)),
  ];
  return [tour, days, people, ...extras].filter((part) => part.mine !== part.sent);
}

const tourOf = ({ baseTour }: CustomizationState) => (baseTour === null ? 'None' : tourWords(baseTour));

function peopleWords({ guestCount, childAges = [] }: Customizations): string {
  const ages = childAges.filter((age) => age !== undefined);
  return ages.length === 0 ? partyWords(guestCount) : `${partyWords(guestCount)}; children of ${ages.join(', ')} years`;
}

const activitiesOf = ({ activities, guestCount }: Customizations) =>
  new Map(activities.map((item) => [item.id, activityWords(item, guestCount)]));

const staysOf = ({ accommodations }: Customizations) =>
  new Map(accommodations.map((stay) => [`${stay.id} ${stay.roomType}`, stayWords(stay)]));

function beside(what: string, mine: ReadonlyMap<string, string>, sent: ReadonlyMap<string, string>): TripDifference[] {
  const all = new Set([...mine.keys(), ...sent.keys()]);
  return [...all].map((key) => ({ what, mine: mine.get(key) ?? notInIt, sent: sent.get(key) ?? notInIt }));
}

/** What of a trip cannot be asked for any more, a sentence each. */
export function leftOutOf({ link, then, today }: SentTrip): string[] {
  const { startDate, endDate } = link.dates;
  const areDaysLost = startDate !== undefined && today.customizations.dates.startDate === undefined;
  const keptActivities = new Map(today.customizations.activities.map((item) => [item.id, item]));
  const keptStays = staysOf(today.customizations);
  return [
    ...(areDaysLost
      ? [`Its days, ${formatDayRange(startDate, endDate ?? startDate)}, can no longer be asked for.`]
      : []),
    ...then.customizations.activities
      .filter(({ id }) => !keptActivities.has(id))
      .map(({ name }) => `${name} is no longer offered with this tour.`),
    ...then.customizations.accommodations
      .filter(({ id, roomType }) => !keptStays.has(`${id} ${roomType}`))
      .map(({ name, roomType }) => `${name}, ${roomType}, is no longer offered with this tour.`),
    ...link.activities.flatMap(({ id, selectedDate }) => {
      const kept = keptActivities.get(id);
      const isDayLost = kept !== undefined && selectedDate !== undefined && kept.selectedDate === undefined;
      return isDayLost ? [`The day of ${kept.name}, ${formatDay(selectedDate)}, can no longer be asked for.`] : [];
    }),
  ];
}

/** What costs another price today than when the trip was sent, a sentence each. */
export function priceChangesOf({ link, then, today }: SentTrip): string[] {
  const { activities, accommodations, dates } = today.customizations;
  const isSameDay = dates.startDate === link.dates.startDate;
  const tourNow = today.baseTour === null ? link.price : basePriceFor(today.baseTour, today.customizations);
  return [
    ...(isSameDay ? changed('The tour', link.price, tourNow, 'each') : []),
    ...activities.flatMap(({ id, name, price }) =>
      changed(name, then.customizations.activities.find((item) => item.id === id)?.price, price, 'each'),
    ),
    ...accommodations.flatMap(({ id, name, roomType, pricePerNight }) => {
      const was = then.customizations.accommodations.find((stay) => stay.id === id && stay.roomType === roomType);
      return changed(`${name}, ${roomType}`, was?.pricePerNight, pricePerNight, 'a night');
    }),
  ];
}

function changed(what: string, then: number | undefined, today: number, per: string): string[] {
  if (then === undefined || then === today) return [];
  const way = today > then ? 'more' : 'less';
  return [
    `${what} costs ${formatUsd(Math.abs(today - then))} ${way} ${per}: ${formatUsd(then)} then, ${formatUsd(today)} today.`,
  ];
}

/** `20 November 2026`, unless the link says it comes from another time than there can be one. */
export function sentOnWords({ sentOn }: TripLink, today: string): string | undefined {
  return sentOn <= today && sentOn > '2026-01-01' ? formatDay(sentOn) : undefined;
}
