import { monthNames } from '#contract/records/seasons.ts';
import { parseAmount } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import { worthOf } from '#server/content/catalogue/records/amounts/amount-worth.ts';
import type { FeeFile, GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import type { Filed } from '#server/content/catalogue/records/record-files.ts';

/** What a writer could mean by an amount in a record: nearest the record first, and no more than can be read. */
export type AmountReferences = (record: Filed, usd: number) => string[];

const mostSuggested = 3;

interface Reference {
  written: string;
  usd: number;
  /** The records it belongs to, by their slugs; none for what belongs to every trip. */
  about: readonly string[];
}

/** Names for every amount of the data, each as it can be written and with what it comes to today. */
export function amountReferences(content: Content): AmountReferences {
  const { tours, groupTours, fees, activities, accommodations, otherCosts } = content;
  const candidates: Omit<Reference, 'usd'>[] = [
    ...[...tours, ...groupTours].flatMap((tour) =>
      namesOfTour(tour).map((written) => ({ written, about: [tour.slug] })),
    ),
    ...fees.flatMap((fee) => namesOfFee(fee).map((written) => ({ written, about: [fee.slug, fee.destinationId] }))),
    ...activities.map(({ slug }) => ({ written: `activity ${slug}`, about: [slug] })),
    ...accommodations.flatMap(({ slug, rooms }) =>
      rooms.map(({ id }) => ({ written: `room ${slug} ${id}`, about: [slug] })),
    ),
    ...otherCosts.flatMap(({ slug }) =>
      ['', ' at least', ' at most'].map((end) => ({ written: `cost of ${slug}${end}`, about: [] })),
    ),
    { written: 'booking fee', about: [] },
  ];
  const references = candidates.flatMap((candidate) => {
    const amount = parseAmount(candidate.written);
    const usd = typeof amount === 'string' ? amount : worthOf(amount, content);
    return typeof usd === 'string' ? [] : [{ ...candidate, usd }];
  });
  return (record, usd) => {
    const alike = references.filter((reference) => reference.usd === usd);
    const words = new Set(JSON.stringify(record).split(/[^a-z0-9-]+/));
    const own = 'slug' in record ? record.slug : undefined;
    const nearness = ({ about }: Reference) => {
      if (own !== undefined && about[0] === own) return 0;
      return about.length === 0 || about.some((slug) => words.has(slug)) ? 1 : 2;
    };
    const nearest = Math.min(...alike.map(nearness));
    const near = alike.filter((reference) => nearness(reference) === nearest).map(({ written }) => written);
    return [...new Set(near)].slice(0, mostSuggested);
  };
}

function namesOfTour({ slug, prices: { seasons } }: TourFile | GroupTourFile): string[] {
  const parties = [...new Set(seasons.flatMap((season) => season.prices.map(({ people }) => people)))];
  const sizes = ['', ...parties.filter((people) => people > 2).map((people) => ` for ${people}`), ' for 1'];
  const times = ['', ...(seasons.length > 1 ? seasons.map(({ name }) => ` in ${name}`) : [])];
  const names = (what: string) => sizes.flatMap((size) => times.map((time) => `${what} of ${slug}${size}${time}`));
  return [...names('price'), `single supplement of ${slug}`, ...names('invoice')];
}

/** Where a fee is not the same all year, the plain name comes to nothing and is left out. */
function namesOfFee({ slug, rows }: FeeFile): string[] {
  const months = new Set(rows.flatMap(({ from }) => (from === undefined ? [] : [Number(from.slice(0, 2)) - 1])));
  const times = ['', ...[...months].map((month) => ` in ${monthNames[month]}`)];
  const ages = ['', ...rows.flatMap(({ toAge }) => (toAge === undefined ? [] : [` aged ${toAge}`]))];
  return [
    ...ages.flatMap((age) => times.map((time) => `fee of ${slug}${age}${time}`)),
    `disputed fee of ${slug}`,
    `disputed rise of ${slug}`,
    `vehicle fee of ${slug}`,
  ];
}
