import { basePriceOn, priceRange, seasonOn, sharingParty } from '#contract/money/base-price.ts';
import { priceTrip } from '#contract/money/price.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { NamedValue } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import { daysOfMonth } from '#server/content/catalogue/records/amounts/year-days.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { meantWords } from '#server/content/files/nearest-word.ts';
import { slugify } from '#server/content/files/slugify.ts';

type Tour = TourFile | GroupTourFile;
type Asked = Pick<NamedValue, 'people' | 'when'>;

/** What each of the party is charged then, or what is wrong and what to write. */
export function priceFor(tour: Tour, asked: Asked): number | string {
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
export function invoiceFor(tour: Tour, asked: Asked): number | string {
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
