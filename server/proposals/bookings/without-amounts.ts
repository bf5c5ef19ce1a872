/* What counts as an amount of money in words that somebody wrote: a currency before the number or behind it, on one line as a rule. */

/* In small letters, as the text is where names are looked for. */

const signs = '\\p{L}{0,3}\\p{Sc}(?:us)?';
/* All others are words: `3 top`, `try 2`. */
const codes =
  'usd|eur|gbp|kes|tzs|ugx|rwf|etb|zar|zmw|bwp|nad|mzn|xaf|xof|f?cfa|chf|aud|cad|nzd|jpy|cny|inr|aed|[ktu]?shs?';
const moreNames = ['quid', 'bucks', 'crown', 'cent', 'rand', 'lei', 'leva'];
/* Bob may be somebody who waits at 10, and five won prizes. */
const doubtful = 'mark|real|won|som|sol|kip|lev|leu|bob|gold';
const alsoWords = new RegExp(`^(?:${doubtful})$`);
/* Signs and codes are found without them, the others are units. */
const notLetters = /\p{Sc}|^[A-Z]{3}$|^(?:KM|L|kn|Ft|Db)$/u;
const alsoCalls = /^(?:ALL|SOS|TOP)$/;
const whose = '(?:in|u\\.?s\\.?|kenya|tanzania|uganda|botswana|(?:south )?\\p{L}+(?:an|ss|sh))';
const ofCountry = new RegExp(`^${whose} \\S+$`, 'u');
const numberWords =
  '(?<!\\p{L})(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million)(?!\\p{L})';

const gap = '[^\\S\\n]*';
const link = '[\\s.:~≈+=(–-]*(?:(?:about|around|approx|ca|cash)[\\s.]+)?';
// No hour of a clock is one: `At 10:00 dollars are exchanged`.
const digit = '(?<!\\p{Nd}:\\p{Nd}?)\\p{Nd}[km]?(?:[.,][–-])?';
const parted = "\\p{Nd}[.,'’٬\\p{Zs}]\\p{Nd}{3}";

/** What the world calls its money, as Intl knows it; worked out with the first text. */
let expressions: readonly [RegExp, RegExp] | undefined;

function amountExpressions(): readonly [RegExp, RegExp] {
  const all = Intl.supportedValuesOf('currency');
  const known = all.filter((code) => !alsoCalls.test(code));
  const display = new Intl.DisplayNames('en', { type: 'currency' });
  // One and several of it, without the years of its use.
  const both = all.flatMap((code) => [display.of(code) ?? code, written(code, 'name')]);
  const full = new Set(both.map((name) => name.replace(/ \(.*/, '').toLowerCase()));
  const last = new Set([...[...full].map(lastWord), ...moreNames]);
  const sure = [...last].filter((name) => !alsoWords.test(name));
  const names = anyOf([
    ...sure,
    ...[...full].filter((name) => alsoWords.test(lastWord(name)) || !ofCountry.test(name)),
  ]);
  const letters = [...new Set(all.map((code) => written(code, 'narrowSymbol')))].filter((one) => !notLetters.test(one));
  const mixed = anyOf(letters.filter((one) => /\p{Ll}/u.test(one)));
  const capitals = anyOf(letters.filter((one) => !/\p{Ll}/u.test(one)));
  const number = `(?:${digit}|${numberWords})`;
  return [
    new RegExp(
      [
        `(?:${signs}|(?<!\\p{L})(?:${codes}))${link}(?:\\p{Nd}|${numberWords})`,
        `(?<!\\p{L})(?:${names})s?${gap}[:=]?${gap}\\p{Nd}`,
        `${number}(?:-|${gap}\\(?)(?:${signs}|(?:${whose}[\\s-]*)?(?:${codes}|(?:${names})(?:e?s)?)p*(?!\\p{L}))`,
        `(?=\\p{L})(?<=(?:\\p{Nd}{3}|hundred|thousand)${gap})(?:${doubtful})(?:e?s)?(?!\\p{L})`,
        `\\p{Nd}${gap}/[=-]`,
      ].join('|'),
      'gu',
    ),
    new RegExp(
      [
        `(?<!\\p{L})(?:${anyOf(known)})${link}(?:\\p{Nd}|${numberWords})`,
        `${digit}${gap}(?:${anyOf(known)})(?!\\p{L})`,
        `(?<!\\p{L})(?:${mixed})${gap}\\p{Nd}{2}|\\p{Nd}{2}${gap}(?:${mixed})(?!\\p{L})`,
        `(?<!\\p{L})(?:${mixed}|${capitals})${gap}\\p{Nd}{0,2}(?:${parted}|\\p{Nd}{5})|${parted}${gap}(?:${capitals})(?!\\p{L})`,
      ].join('|'),
      'gu',
    ),
  ];
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? '';
const anyOf = (words: readonly string[]) => words.map((word) => word.replaceAll('.', '\\.')).join('|');

function written(currency: string, currencyDisplay: 'name' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function amountsIn(text: string): { from: number; to: number }[] {
  expressions ??= amountExpressions();
  const plain = withoutWeights(text).replace(/[！-～]/gu, usual);
  const [ofNames, ofCapitals] = expressions;
  return [...small(plain).matchAll(ofNames), ...plain.matchAll(ofCapitals)].map(({ 0: amount, index }) => ({
    from: index,
    to: index + amount.length,
  }));
}

/* Each as long as before. */
const usual = (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
const small = (text: string) => text.replace(/[A-ZÀ-Þ]+/g, (capitals) => capitals.toLowerCase());

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
