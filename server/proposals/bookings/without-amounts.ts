import { office } from '#contract/site/office.ts';

/* What counts as an amount of money in words that somebody wrote: a currency before the number or behind it, with any white space. */

const codes = 'USD|EUR|GBP|KES|TZS|UGX|RWF|ETB|ZAR|ZMW|BWP|NAD|MZN|CHF|AUD|CAD|NZD|JPY|CNY|INR|AED|[KTU]?shs?|\\p{Sc}';
const names = 'dollars?|euros?|pounds?|shillings?|francs?|rand|bucks|cents?';
const numbers =
  '\\p{Nd}|(?<!\\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty|hundred|thousand|million)(?!\\p{L})';

function amountsIn(text: string): { from: number; to: number }[] {
  const currency = [codes, office().localCurrency ?? []].flat().join('|');
  const before = `(?<!\\p{L})(?:US|A|C|NZ)?(?:${currency})[\\s.:~≈+–-]*(?:${numbers})[\\p{Nd}.,]*`;
  const behind = `(?:${numbers})(?:,[–-])?[\\s–-]*(?:\\p{L}+[\\s-]+)?(?:US|A|C|NZ)?(?:${currency}|${names})(?!\\p{L})|\\p{Nd}\\s*/[=-]`;
  return [...text.matchAll(new RegExp(`${before}|${behind}`, 'giu'))].map(({ 0: amount, index }) => ({
    from: index,
    to: index + amount.length,
  }));
}

/** After `Mr.`, `p.p.` and `approx.` a sentence goes on. */
const sentences = /(?<=(?<!(?<!\p{L})(?:\p{L}{1,3}|approx))[.!?]\s+)(?=\S)/u;
const pieces = /(?=[(;:]|,\s|\s[–—-]\s)|(?<=\))/u;

/** Without the sentences that name an amount; empty where all of them do. */
export const withoutAmounts = (text: string) => without(text, sentences);

/** A title or a name without the piece that names an amount: of `Night drive (USD 65)` the night drive. */
export const titleWithoutAmounts = (text: string) => without(text, pieces).replace(/^[\s,;:–—-]+/u, '');

function without(text: string, ends: RegExp): string {
  const amounts = amountsIn(text);
  if (amounts.length === 0) return text;
  let at = 0;
  const kept = text.split(ends).filter((piece) => {
    const from = at;
    at += piece.length;
    return !amounts.some((amount) => amount.from < at && amount.to > from);
  });
  return kept.join('').trim();
}
