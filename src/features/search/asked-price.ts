import { formatUsd } from '#platform/format/money.ts';

/** A price among the words of a search: `mara under 2000`. */
export interface AskedPrice {
  /** The search without it. */
  words: string;
  /** Dollars. */
  from?: number;
  upTo?: number;
}

const amount = String.raw`(?:us)?\$?\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?k?)\s?(?:\$|usd|us dollars|dollars|bucks)?`;
/** Not a number of something else: `from 3 days`. */
const end = String.raw`(?![\w.,]*\d|\s*(?:days?|nights?|weeks?|months?|years?|hours?|km|people|persons|pax|adults|kids|children|%))`;
const phrases: readonly (readonly [RegExp, 'from' | 'upTo' | 'both'])[] = [
  [phrase(String.raw`between\s+${amount}\s*(?:and|to|-|–)\s*${amount}`), 'both'],
  [phrase(String.raw`(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|<)\s*${amount}`), 'upTo'],
  [phrase(String.raw`(?:from|over|above|more than|at least|min(?:imum)?(?: of)?|>)\s*${amount}`), 'from'],
];

/** Less than this is a number of days, of people or of years. */
const leastPrice = 50;

/** The price a search asks for; undefined where it asks for none. */
export function readAskedPrice(q: string): AskedPrice | undefined {
  for (const [pattern, kind] of phrases) {
    const found = pattern.exec(q);
    if (found === null) continue;
    const [first, second] = [numberOf(found[1]), numberOf(found[2])];
    if (first === undefined || first < leastPrice) continue;
    const words = `${q.slice(0, found.index)} ${q.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim();
    if (kind !== 'both') return { words, [kind]: first };
    if (second !== undefined) return { words, from: Math.min(first, second), upTo: Math.max(first, second) };
  }
  return undefined;
}

/** `Under $2,000`, `From $1,500`, `$1,000 to $2,000`. */
export function askedPriceLabel({ from, upTo }: AskedPrice): string {
  if (from === undefined) return `Under ${formatUsd(upTo ?? 0)}`;
  return upTo === undefined ? `From ${formatUsd(from)}` : `${formatUsd(from)} to ${formatUsd(upTo)}`;
}

function phrase(words: string): RegExp {
  return new RegExp(`(?<![\\w$])${words}${end}`, 'i');
}

function numberOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const number = Number.parseFloat(written.replaceAll(',', ''));
  return /k$/i.test(written) ? number * 1000 : number;
}
