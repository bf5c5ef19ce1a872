import type * as z from 'zod/mini';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import type { CostRange } from '#contract/money/whole-trip.ts';
import type { dateFlexibility } from '#contract/trip/customization.ts';

/** A stay beside the tour's own, or in place of one of them. */
export interface TripStay {
  name: string;
  roomType: string;
  /** A number that is not typed to its end is shown as it is. */
  nights: number | string;
  /** The tour's own stay, where it takes its place. */
  insteadOf?: { name: string } | undefined;
}

/*
 * Two trips beside each other, whether they were sent, asked for, written or offered: what each says of its parts, and which parts
 * are not the same. Whoever shows it has the words; dollars and calendar days as everywhere.
 */

/** What a trip can say of each of its parts. An `Amount` may be half typed where a draft is compared. */
export interface TripValues<Amount = number> {
  tour: string;
  /** Null while none is chosen; without a last day the first one alone is compared. */
  dates: { startDate: string | null; endDate?: string | undefined; flexibility?: z.infer<typeof dateFlexibility> };
  departure: string | null;
  seats: Amount;
  room: string;
  rooms: string;
  /** Ages of the children in order; null where it is unknown. */
  people: { adults: Amount; children: Amount; infants: Amount; ages: readonly (number | null)[] };
  day: { day: number; title: string; stay: string | null; activities: readonly string[] };
  dayText: { day: number; description: string };
  stay: TripStay;
  /** Without a number for all who travel. */
  activity: { name: string; date?: string | undefined; people?: Amount | undefined };
  line: { label: string; note?: string | undefined; amount: Amount };
  total: number;
  payment: { what: 'deposit' | 'balance'; dueOn: string; amount?: number; percent?: Amount };
  wholeTrip: CostRange;
  validUntil: string;
  planner: string | null;
  words: string;
  included: string;
  notIncluded: string;
  cancellation: { from: string; chargePercent: number };
  terms: string;
}

/** `key` distinguishes a part from others of its name: the stays of a trip, its lines. */
export type TripPart<Amount = number> = {
  [Name in keyof TripValues]: { part: Name; key?: string | number; value: TripValues<Amount>[Name] };
}[keyof TripValues];

/** Label and words of each part; null for what its words elsewhere say as well. */
export type TripWords<Amount = number> = {
  [Name in keyof TripValues]: Wording<TripValues<Amount>[Name]> | null;
};
type Wording<Value> = readonly [label: string | ((value: Value) => string), words: (value: Value) => string];

/** What two trips say of one part, in words; null where one says nothing. */
export interface ComparedPart {
  part: keyof TripValues;
  key: string;
  label: string;
  one: string | null;
  other: string | null;
  isDifferent: boolean;
}

/** Part by part, in the order of the second; what only the first has stands after what it stood after there. */
export function compareTrips<Amount = number>(
  one: readonly TripPart<Amount>[],
  other: readonly TripPart<Amount>[],
  words: Partial<TripWords<Amount>>,
): ComparedPart[] {
  const [first, second] = [saidIn(one, words), saidIn(other, words)];
  const rows = [...second];
  let place = 0;
  for (const [key, said] of first) {
    const there = rows.findIndex(([its]) => its === key);
    if (there === -1) rows.splice(place, 0, [key, said]);
    place = (there === -1 ? place : there) + 1;
  }
  return rows.map(([key, { part, label }]) => {
    const [was = null, is = null] = [first.get(key)?.words, second.get(key)?.words];
    return { part, key, label, one: was, other: is, isDifferent: was !== is };
  });
}

type Said = Pick<ComparedPart, 'part' | 'label'> & { words: string };

/** The words of each part, by what the part is; of several alike each has a number. */
function saidIn<Amount>(parts: readonly TripPart<Amount>[], words: Partial<TripWords<Amount>>): Map<string, Said> {
  const said = new Map<string, Said>();
  for (const { part, key = '', value } of parts) {
    // Which of them it is, the compiler does not follow: a part's words are those of its name.
    const wording = words[part] as Wording<typeof value> | null | undefined;
    if (!wording) continue;
    const [label, inWords] = wording;
    const its = { part, label: typeof label === 'string' ? label : label(value), words: inWords(value) };
    let own = `${part} ${key}`;
    for (let number = 2; said.has(own); number += 1) own = `${part} ${key} ${number}`;
    if (its.words !== '') said.set(own, its);
  }
  return said;
}

/** Nights in a room of a stay; or in place of one of the tour's, of which there is one. */
export function stayPart(value: TripStay, stay: string, insteadOf: string | undefined) {
  const key = insteadOf === undefined ? `${stay} ${value.roomType}` : `instead of ${insteadOf}`;
  return { part: 'stay', key, value } as const;
}

/** Everything a version of a proposal says. */
export function offerParts(offer: ProposalOffer): TripPart[] {
  const { departure, startDate, endDate, guests, childAges } = offer;
  return [
    { part: 'tour', value: offer.tour.name },
    { part: 'dates', value: { startDate, endDate } },
    { part: 'people', value: { ...guests, ages: childAges } },
    ...(departure === null ? [] : [{ part: 'seats' as const, value: departure.seats }]),
    { part: 'room', value: departure?.room ?? '' },
    { part: 'rooms', value: offer.rooms ?? '' },
    ...offer.days.flatMap(({ day, title, stay, activities, description }): TripPart[] => [
      { part: 'day', key: day, value: { day, title, stay, activities } },
      { part: 'dayText', key: day, value: { day, description } },
    ]),
    ...offer.stays.map((stay) => stayPart(stay, stay.name, stay.insteadOf?.name)),
    ...offer.activities.map((activity): TripPart => ({ part: 'activity', key: activity.name, value: activity })),
    ...offer.lines.map((line): TripPart => ({ part: 'line', key: `${line.kind} ${line.label}`, value: line })),
    { part: 'total', value: offer.total },
    ...offer.payments.map((payment): TripPart => ({ part: 'payment', key: payment.what, value: payment })),
    { part: 'wholeTrip', value: offer.toOthers.wholeTrip },
    { part: 'validUntil', value: offer.validUntil },
    { part: 'planner', value: offer.planner?.name ?? null },
    { part: 'words', value: offer.words },
    ...offer.included.map((item): TripPart => ({ part: 'included', key: item, value: item })),
    ...offer.notIncluded.map((item): TripPart => ({ part: 'notIncluded', key: item, value: item })),
    ...offer.cancellation.map((step): TripPart => ({ part: 'cancellation', key: step.daysBefore, value: step })),
    { part: 'terms', value: offer.terms },
  ];
}
