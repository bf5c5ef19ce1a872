import { basePriceOn, priceRange, seasonOn, sharingParty } from '#contract/money/base-price.ts';
import { priceTrip } from '#contract/money/price.ts';
import { adultAge, rowFor } from '#contract/money/whole-trip.ts';
import { monthNames } from '#contract/records/seasons.ts';
import { office } from '#contract/site/office.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { FormName } from '#server/content/catalogue/records/amounts/amount-forms.ts';
import type { NamedAmount, NamedValue, When } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import type { FeeFile, GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import { meantWords } from '#server/content/files/nearest-word.ts';
import { slugify } from '#server/content/files/slugify.ts';

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

/** What one ticket costs who is so old then, or what is wrong and what to write. */
function ticket({ slug, rows }: FeeFile, { age = adultAge, when }: Pick<NamedValue, 'age' | 'when'>): number | string {
  if (when !== undefined && 'season' in when) return `“in ${when.season}” is no month; write one, such as “in July”`;
  const isTheSameAllYear = rows.every(({ from, to }) => from === undefined && to === undefined);
  const days = isTheSameAllYear ? ['01-01'] : daysOf(when);
  const [only, ...others] = new Set(days.flatMap((day) => rowFor(rows, age, day)?.usd ?? []));
  if (only === undefined)
    return `the fee ${slug} has no row for ${age} years then; write another age, such as “aged 12”`;
  if (others.length === 0) return only;
  const months = monthsOf(rows.flatMap(({ from }) => from ?? []));
  return `the fee ${slug} is not the same all that time; write ${months}, or a day, such as “on 07-01”`;
}

/** The one rate in doubt, or what is wrong and what to write. */
function disputedFee({ slug, disputed = [] }: FeeFile): number | string {
  const [only, ...others] = new Set(disputed.map(({ usd }) => usd));
  if (only === undefined) return `the fee ${slug} has no rate in doubt now; write the sentence anew`;
  return others.length === 0 ? only : `the fee ${slug} has several rates in doubt; type the one that is meant`;
}

function vehicleFee({ slug, vehicle }: FeeFile): number | string {
  return vehicle?.usd ?? `the fee ${slug} has nothing for a vehicle; write {{fee of ${slug}}}`;
}

function daysOf(when: When | undefined): readonly string[] {
  if (when === undefined) return daysOfYear;
  if ('day' in when) return [when.day];
  return 'month' in when ? daysOfMonth(when.month) : [];
}

/** `“in January” or “in July”`, the months in which something begins. */
function monthsOf(days: readonly string[]): string {
  const names = new Set(days.map((day) => monthNames[Number(day.slice(0, 2)) - 1]));
  return [...names].map((name) => `“in ${name}”`).join(' or ');
}

type Tour = TourFile | GroupTourFile;
type Asked = Pick<NamedValue, 'people' | 'when'>;

/** What each of the party is charged then, or what is wrong and what to write. */
function priceFor(tour: Tour, asked: Asked): number | string {
  const { people = sharingParty, when } = asked;
  const { slug, maxGuests, prices } = tour;
  if (asked.people !== undefined) {
    const { leastParty } = prices;
    if (people > maxGuests) return `${slug} takes ${maxGuests} at most; write “for ${maxGuests}” or fewer`;
    if (people < leastParty) return `${slug} takes ${leastParty} at least; write “for ${leastParty}” or more`;
  }
  if (when === undefined) return priceRange(prices, people).least.usd;
  if ('day' in when) {
    return basePriceOn(prices, when.day, people)?.usd ?? `${slug} does not run on ${when.day}; write another day`;
  }
  return 'month' in when ? priceInMonth(tour, when.month, people) : priceInSeason(tour, when.season, people);
}

/** Our invoice for so many adults, or what is wrong and what to write. */
function invoiceFor(tour: Tour, asked: Asked): number | string {
  const basePrice = priceFor(tour, asked);
  if (typeof basePrice === 'string') return basePrice;
  const guests = { adults: asked.people ?? sharingParty, children: 0, infants: 0 };
  return priceTrip({ basePrice, guests, activities: [], accommodations: [] }).total;
}

function priceInMonth({ slug, prices }: Tour, month: number, people: number): number | string {
  const name = monthNames[month];
  const days = daysOfMonth(month);
  const found = new Set(days.flatMap((day) => basePriceOn(prices, day, people)?.usd ?? []));
  const [only, ...others] = found;
  if (only === undefined) return `${slug} does not run in ${name}; write another month`;
  if (others.length === 0) return only;
  const seasons = [...new Set(days.flatMap((day) => seasonOn(prices, day)?.name ?? []))];
  return `${slug} has more than one price in ${name}; write ${seasons.map((season) => `“in ${season}”`).join(' or ')}`;
}

function priceInSeason({ slug, prices }: Tour, wanted: string, people: number): number | string {
  const season = prices.seasons.find(({ name }) => slugify(name) === slugify(wanted));
  const names = prices.seasons.map(({ name }) => name);
  if (season === undefined)
    return `${slug} has no season “${wanted}”; ${meantWords(wanted, names, 'the name of a season')}`;
  return priceRange({ ...prices, seasons: [season] }, people).least.usd;
}

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Every day of a month, January 0, as `MM-DD`. */
function daysOfMonth(month: number): string[] {
  const two = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: lengths[month] ?? 0 }, (_, index) => `${two(month + 1)}-${two(index + 1)}`);
}

const daysOfYear: readonly string[] = lengths.flatMap((_, month) => daysOfMonth(month));
