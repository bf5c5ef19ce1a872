import { formatUsd, formatUsdRange } from '#contract/words/money.ts';

/** A price among the words of a search: `mara under 2000`. */
export interface AskedPrice {
  /** The search without it. */
  words: string;
  /** Dollars. */
  from?: number;
  upTo?: number;
}

/** A bound and an amount, or two; not a number of something else, as in `from 3 days`. */
const asked =
  /(?<![\w$])(between|under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|from|over|above|more than|at least|min(?:imum)?(?: of)?|[<>])\s?(?:us)?\$?\s?(\d(?:[\d,.]{0,9}\d)?k?)\s?(?:\$|usd|us dollars|dollars|bucks)?(?:\s?(?:and|to|-|–)\s?(?:us)?\$?\s?(\d(?:[\d,.]{0,9}\d)?k?)\s?(?:\$|usd|us dollars|dollars|bucks)?)?(?![.,]?\w|\s?(?:days?|nights?|weeks?|months?|years?|hours?|km|people|persons|pax|adults|kids|children|%))/gi;

const amount = /^(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7}(?:\.\d{1,3})?k?)$/i;

const lowerBounds = /^(?:from|over|above|more|at least|min|>)/i;

/** Less than this is a number of days, of people or of years. */
const leastPrice = 50;

/** The price a search asks for; undefined where it asks for none. */
export function readAskedPrice(q: string): AskedPrice | undefined {
  for (const found of q.matchAll(asked)) {
    const [phrase, bound = '', one, other] = found;
    const [first, second] = [numberOf(one), numberOf(other)];
    if (first === undefined || first < leastPrice) continue;
    const words = `${q.slice(0, found.index)} ${q.slice(found.index + phrase.length)}`.replace(/\s+/g, ' ').trim();
    if (second !== undefined) return { words, from: Math.min(first, second), upTo: Math.max(first, second) };
    if (/^between/i.test(bound)) continue;
    return lowerBounds.test(bound) ? { words, from: first } : { words, upTo: first };
  }
  return undefined;
}

/** `Under $2,000`, `From $1,500`, `$1,000 to $2,000`. */
export function askedPriceLabel({ from, upTo }: AskedPrice): string {
  if (from === undefined) return `Under ${formatUsd(upTo ?? 0)}`;
  return upTo === undefined ? `From ${formatUsd(from)}` : formatUsdRange({ least: from, most: upTo });
}

function numberOf(written: string | undefined): number | undefined {
  if (written === undefined || !amount.test(written)) return undefined;
  const number = Number.parseFloat(written.replaceAll(',', ''));
  return /k$/i.test(written) ? number * 1000 : number;
}
