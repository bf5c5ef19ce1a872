import { office } from '#contract/site/office.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { FormName } from '#server/content/catalogue/records/amounts/amount-forms.ts';
import type { NamedAmount, NamedValue } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import { disputedFee, ticket, vehicleFee } from '#server/content/catalogue/records/amounts/fee-worth.ts';
import { invoiceFor, priceFor } from '#server/content/catalogue/records/amounts/tour-worth.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import { meantWords } from '#server/content/files/nearest-word.ts';

/** What amounts are of. */
export type Priced = Pick<Content, 'tours' | 'groupTours' | 'fees' | 'otherCosts' | 'activities' | 'accommodations'>;

/** What an amount comes to today, in dollars and whole cents, or what is wrong with it and what to write. */
export function worthOf({ terms, dividedBy, isToTheDollar }: NamedAmount, content: Priced): number | string {
  let sum = 0;
  for (const { times, value } of terms) {
    const worth = typeof value === 'number' ? value : worths[value.form](value, content);
    if (typeof worth === 'string') return worth;
    sum += worth * times;
  }
  const steps = isToTheDollar ? 1 : 100;
  // To 15 digits first, as in the price rule: half a cent is not quite one in binary.
  const found = Math.round(Number(((sum / dividedBy) * steps).toPrecision(15))) / steps;
  if (found < 0) return 'it comes to less than nothing; write the larger amount first';
  return found <= 1e9 ? Math.max(0, found) : 'it comes to more than a thousand million; write less';
}

/** `USD 1,950`, `USD 70.80`, or the number alone. */
export function amountInWords(usd: number, isNumberOnly: boolean): string {
  return formatUsd(usd).replace('$', isNumberOnly ? '' : 'USD ');
}

type Worth = (named: NamedValue, content: Priced) => number | string;

const worths: Record<FormName, Worth> = {
  price: (named, content) => onTour(named, content, (tour) => priceFor(tour, named)),
  invoice: (named, content) => onTour(named, content, (tour) => invoiceFor(tour, named)),
  supplement: (named, content) => onTour(named, content, ({ prices }) => prices.singleSupplement.usd),
  fee: (named, content) => onFee(named, content, (fee) => ticket(fee, named)),
  disputed: (named, content) => onFee(named, content, disputedFee),
  rise: (named, content) => onFee(named, content, (fee) => difference(disputedFee(fee), ticket(fee, named))),
  vehicle: (named, content) => onFee(named, content, vehicleFee),
  cost: costOf,
  activity: activityPrice,
  room: roomPrice,
  bookingFee: () => office().flatFee,
};

function onTour(
  { of }: NamedValue,
  { tours, groupTours }: Priced,
  worth: (tour: Content['tours'][number] | Content['groupTours'][number]) => number | string,
) {
  return on([...tours, ...groupTours], of[0], 'tour', 'the name of a file in tours or group-tours', worth);
}

function onFee({ of }: NamedValue, { fees }: Priced, worth: (fee: Content['fees'][number]) => number | string) {
  return on(fees, of[0], 'fee', 'the name of a file in fees', worth);
}

function costOf({ of, end }: NamedValue, { otherCosts }: Priced): number | string {
  return on(otherCosts, of[0], 'cost', 'the name of a file in other-costs', ({ slug, least, most }) => {
    if (end !== undefined) return end === 'least' ? least : most;
    if (least === most) return least;
    return `it is a range; write {{cost of ${slug} at least}} or {{cost of ${slug} at most}}`;
  });
}

function activityPrice({ of }: NamedValue, { activities }: Priced): number | string {
  return on(activities, of[0], 'activity', 'the name of a file in activities', ({ pricing }) => pricing.basePrice);
}

function roomPrice({ of: [stay, wanted = ''] }: NamedValue, { accommodations }: Priced): number | string {
  return on(accommodations, stay, 'stay', 'the name of a file in accommodations', ({ slug, rooms }) => {
    const ids = rooms.map(({ id }) => id);
    const room = rooms.find(({ id }) => id === wanted);
    return room?.pricing.basePrice ?? `${slug} has no room ${wanted}; ${meantWords(wanted, ids, 'the id of a room')}`;
  });
}

function difference(one: number | string, other: number | string): number | string {
  if (typeof one === 'string') return one;
  return typeof other === 'string' ? other : one - other;
}

function on<T extends { slug: string }>(
  records: readonly T[],
  wanted = '',
  noun: string,
  whatToWrite: string,
  worth: (record: T) => number | string,
): number | string {
  const record = records.find(({ slug }) => slug === wanted);
  if (record !== undefined) return worth(record);
  const slugs = records.map(({ slug }) => slug);
  return `there is no ${noun} ${wanted}; ${meantWords(wanted, slugs, whatToWrite)}`;
}
