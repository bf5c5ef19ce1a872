import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { basePriceOf } from '#contract/base-price.ts';
import { priceTrip } from '#contract/price.ts';
import type { ContentProblem } from '#server/catalogue/content/content-error.ts';
import type { FeeFile, GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import { type Content, contentFile, contentFolders } from '#server/catalogue/content/read-content.ts';
import { keysOf } from '#server/keys-of.ts';

/*
 * Texts name amounts: "USD 1,950". Each must be one the data holds today, or be listed in `quoted-amounts.json` with where
 * it comes from; so an amount that changes in the data is found in every sentence that still says the old one (B-224).
 */

const quotedAmount = z.strictObject({
  file: z.string(),
  usd: z.number(),
  /** Who said so, or how it was worked out. */
  because: z.string(),
  /** A sum of our own price rule: for so many adults, in the season of this day (MM-DD) or the cheapest. */
  invoice: z.optional(z.strictObject({ tour: z.string(), adults: z.int(), on: z.optional(z.string()) })),
});
type QuotedAmount = z.infer<typeof quotedAmount>;

export function readQuotedAmounts(folder: string): QuotedAmount[] {
  return z.parse(z.array(quotedAmount), JSON.parse(readFileSync(join(folder, 'quoted-amounts.json'), 'utf8')));
}

/** Amounts in texts that no data holds and nobody quotes, sums that come out differently now, and quotes nobody uses. */
export function strayAmounts(content: Content, quoted: readonly QuotedAmount[]): ContentProblem[] {
  const named = keysOf(contentFolders).flatMap((kind) =>
    kind === 'fees' || kind === 'otherCosts' ? [] : content[kind].flatMap((record) => amountsOf(content, kind, record)),
  );
  const isQuoted = ({ file, usd }: NamedAmount) => quoted.some((quote) => quote.file === file && quote.usd === usd);
  const stray = named.filter((amount) => !amount.isKnown && !isQuoted(amount));
  return [
    ...stray.map(({ file, usd, sentence }) => ({
      file,
      field: 'text',
      reason: `says USD ${usd}, which is no price or fee of ours today (“${sentence}”); mend it, or list it in quoted-amounts.json`,
    })),
    ...quoted.flatMap((quote) => quoteProblems(content, named, quote)),
  ];
}

interface NamedAmount {
  file: string;
  usd: number;
  sentence: string;
  isKnown: boolean;
}

function amountsOf(
  content: Content,
  kind: Exclude<keyof Content, 'fees' | 'otherCosts'>,
  record: Content[typeof kind][number],
): NamedAmount[] {
  const file = kind === 'faqs' ? contentFolders.faqs : contentFile(kind, 'slug' in record ? record.slug : '');
  const known = 'prices' in record ? amountsOfTour(content, record) : amountsOfAll(content);
  return stringsOf(record).flatMap((text) =>
    [...text.matchAll(/USD (\d[\d,]*(?:\.\d\d?)?)/g)].map((match) => {
      const usd = Number((match[1] ?? '').replaceAll(',', ''));
      const sentence = text.slice(Math.max(0, match.index - 30), match.index + 30);
      return { file, usd, sentence, isKnown: known.has(usd) };
    }),
  );
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Its own prices, the tickets of its fees, and what can be added to any tour. */
function amountsOfTour(content: Content, tour: TourFile | GroupTourFile): Set<number> {
  const fees = content.fees.filter(
    ({ slug, destinationId }) =>
      tour.fees.some(({ fee }) => fee === slug) || tour.destinationIds.includes(destinationId ?? ''),
  );
  const tickets = tour.fees.flatMap(({ fee, days }) =>
    fees.filter(({ slug }) => slug === fee).flatMap(({ rows }) => rows.map(({ usd }) => usd * days.length)),
  );
  return new Set([...pricesOf(tour), ...tickets, ...fees.flatMap(amountsOfFee), ...extrasOf(content)]);
}

function amountsOfAll(content: Content): Set<number> {
  return new Set([
    ...[...content.tours, ...content.groupTours].flatMap(pricesOf),
    ...content.fees.flatMap(amountsOfFee),
    ...content.accommodations.flatMap(({ rooms }) => rooms.map(({ pricing }) => pricing.basePrice)),
    ...extrasOf(content),
  ]);
}

function pricesOf({ prices: { seasons, singleSupplement } }: TourFile | GroupTourFile): number[] {
  const prices = seasons.flatMap((season) => season.prices.map(({ usd }) => usd));
  return [...prices, singleSupplement.usd, ...prices.map((usd) => usd + singleSupplement.usd)];
}

/** With the rates that are in doubt, and what they would add. */
function amountsOfFee({ rows, vehicle, disputed = [] }: FeeFile): number[] {
  const rates = rows.map(({ usd }) => usd);
  const doubtful = disputed.map(({ usd }) => usd);
  const differences = doubtful.flatMap((usd) => rates.map((rate) => usd - rate));
  return [...rates, ...doubtful, ...differences, ...(vehicle === undefined ? [] : [vehicle.usd])];
}

function extrasOf({ activities, otherCosts }: Content): number[] {
  return [
    ...activities.map(({ pricing }) => pricing.basePrice),
    ...otherCosts.flatMap(({ least, most }) => [least, most]),
  ];
}

function quoteProblems(content: Content, named: readonly NamedAmount[], quote: QuotedAmount): ContentProblem[] {
  const { file, usd, invoice } = quote;
  const about = (reason: string) => [{ file: 'quoted-amounts.json', field: `${file}, USD ${usd}`, reason }];
  if (!named.some((amount) => amount.file === file && amount.usd === usd)) return about('is said nowhere in that file');
  if (invoice === undefined) return [];
  const tour = content.tours.find(({ slug }) => slug === invoice.tour);
  if (tour === undefined) return about(`there is no tour ${invoice.tour}`);
  const guests = { adults: invoice.adults, children: 0, infants: 0 };
  const basePrice = basePriceOf(tour.prices, invoice.on, invoice.adults).usd;
  const { total } = priceTrip({ basePrice, guests, activities: [], accommodations: [] });
  return total === usd ? [] : about(`comes to USD ${total} now`);
}
