import { office } from '#contract/site/office.ts';

/* What counts as an amount of money in words that somebody wrote: a currency before the number or behind it, on one line as a rule. */

const signs = '\\p{L}{0,3}\\p{Sc}(?:US)?';
const codes =
  'USD|EUR|GBP|KES|TZS|UGX|RWF|ETB|ZAR|ZMW|BWP|NAD|MZN|XAF|XOF|F?CFA|CHF|AUD|CAD|NZD|JPY|CNY|INR|AED|[KTU]?shs?';
const names = 'dollars?|euros?|pounds?|shillings?|francs?|rand|birr|pula|kwacha';
/* Bob may be somebody who waits at 10. */
const smallNames = 'bucks|(?<=(?:\\p{Nd}{3}|hundred|thousand) ?)bob|cents?';
const whose = '(?:in|U\\.?S\\.?|Kenya|Tanzania|Uganda|Botswana|(?:South )?\\p{L}+(?:an|ss|sh))';
const numberWords =
  '(?<!\\p{L})(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million)(?!\\p{L})';

const gap = '[^\\S\\n]*';

function amountsIn(text: string): { from: number; to: number }[] {
  const allCodes = [codes, office().localCurrency ?? []].flat().join('|');
  const before = `(?:${signs}|(?<!\\p{L})(?:${allCodes}))[\\s.:~≈+=(–-]*(?:(?:about|around|approx|ca|cash)[\\s.]+)?(?:\\p{Nd}|${numberWords})`;
  const nameBefore = `(?<!\\p{L})(?:${names})${gap}[:=]?${gap}\\p{Nd}`;
  // No hour of a clock is one: `At 10:00 dollars are exchanged`.
  const number = `(?:(?<!\\p{Nd}:\\p{Nd}?)\\p{Nd}k?(?:[.,][–-])?|${numberWords})`;
  const behind = `${number}(?:-|${gap}\\(?)(?:${signs}|(?:${whose}[\\s-]*)?(?:${allCodes}|${names}|${smallNames})p*(?!\\p{L}))`;
  const slashed = `\\p{Nd}${gap}/[=-]`;
  const all = new RegExp(`${before}|${nameBefore}|${behind}|${slashed}`, 'giu');
  return [...withoutWeights(text).matchAll(all)].map(({ 0: amount, index }) => ({
    from: index,
    to: index + amount.length,
  }));
}

/** As long as the text: pounds are no money in a sentence about luggage. */
function withoutWeights(text: string): string {
  const blank = (pounds: string) => '_'.repeat(pounds.length);
  const weighs = /(?:kg|kilo(?:gram)?s?|luggage|\bbags?)\b/i;
  return text
    .split(sentences)
    .map((sentence) => (weighs.test(sentence) ? sentence.replace(/pounds?/gi, blank) : sentence))
    .join('');
}

/** After `Mr.`, `p.p.` and `approx.` a sentence goes on; a line ends one. */
const sentences = /(?=\S)(?<=(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|Mt|No|ca|approx|p\.p|U\.S))\.\s+|[!?]\s+|\n\s*)/u;
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
