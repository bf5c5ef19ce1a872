import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { basePriceOf } from '#contract/base-price.ts';
import { priceTrip } from '#contract/price.ts';
import { amountsOfFee } from '#server/catalogue/content/fee-amounts.ts';
import type { Content } from '#server/catalogue/content/read-content.ts';
import { readJsonFile } from '#server/content/read-json-file.ts';
import { ContentError, type ContentProblem } from '#server/content-error.ts';

/*
 * Amounts that texts name and no data holds (B-224). Those of others say who said so; our own are reckoned again from today's
 * tours and fees, so that none outlives the tour it was worked out from.
 */

/** So many adults, on this day (MM-DD) or in the cheapest season. */
const party = z.strictObject({ tour: z.string(), adults: z.int(), on: z.optional(z.string()) });

const times = z.optional(z.number());
const term = z.union([
  /** What each of them is charged. */
  z.strictObject({ times, price: party }),
  /** Our invoice for all of them. */
  z.strictObject({ times, invoice: party }),
  /** One of a fee's rates, a disputed one, or the difference of two. */
  z.strictObject({ times, fee: z.strictObject({ fee: z.string(), usd: z.number() }) }),
  /** The least of what is paid to others. */
  z.strictObject({ times, other: z.string() }),
  /** An example of the text's own. */
  z.strictObject({ times, usd: z.number() }),
]);
type Term = z.infer<typeof term>;

const amount = { file: z.string(), usd: z.number() };
const quotedAmount = z.union([
  z.strictObject({ ...amount, source: z.string() }),
  z.strictObject({ ...amount, because: z.string(), reckoned: z.array(term), by: z.optional(z.int()) }),
]);
export type QuotedAmount = z.infer<typeof quotedAmount>;

export const quotedAmountsFile = 'quoted-amounts.json';

/**
 * None where the folder has no such file.
 *
 * @throws ContentError naming what is wrong in it.
 */
export function readQuotedAmounts(folder: string): QuotedAmount[] {
  if (!existsSync(join(folder, quotedAmountsFile))) return [];
  const problems: ContentProblem[] = [];
  const quoted = readJsonFile(folder, quotedAmountsFile, z.array(quotedAmount), problems);
  if (quoted === undefined) throw new ContentError(problems);
  return quoted;
}

/** Why a sum of ours is not what the text says, or nothing. A text's whole dollars are rounded. */
export function reckoningProblem(content: Content, quote: QuotedAmount): string | undefined {
  if (!('reckoned' in quote)) return undefined;
  const { usd, reckoned, by = 1 } = quote;
  let sum = 0;
  for (const one of reckoned) {
    const value = worthOf(content, one);
    if (typeof value === 'string') return value;
    sum += value * (one.times ?? 1);
  }
  const steps = Number.isInteger(usd) ? 1 : 100;
  const found = Math.round((sum / by) * steps) / steps;
  return found === usd ? undefined : `comes to USD ${found} now; write that in both, or mend what it is reckoned from`;
}

/** In dollars, or what is wrong with it. */
function worthOf(content: Content, one: Term): number | string {
  if ('usd' in one) return one.usd;
  if ('other' in one) {
    return (
      content.otherCosts.find(({ slug }) => slug === one.other)?.least ??
      `there is no cost ${one.other}; name a file in other-costs`
    );
  }
  if ('fee' in one) {
    const { fee: slug, usd } = one.fee;
    const fee = content.fees.find((known) => known.slug === slug);
    if (fee === undefined) return `there is no fee ${slug}; name a file in fees`;
    return amountsOfFee(fee).includes(usd) ? usd : `the fee ${slug} has no USD ${usd} now; name one of its amounts`;
  }
  const { tour: slug, adults, on } = 'price' in one ? one.price : one.invoice;
  const tour = [...content.tours, ...content.groupTours].find((known) => known.slug === slug);
  if (tour === undefined) return `there is no tour ${slug}; name one there is, or take the sentence and this entry out`;
  const basePrice = basePriceOf(tour.prices, on, adults).usd;
  if ('price' in one) return basePrice;
  const guests = { adults, children: 0, infants: 0 };
  return priceTrip({ basePrice, guests, activities: [], accommodations: [] }).total;
}
