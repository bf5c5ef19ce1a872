import { office } from '#contract/site/office.ts';

/* What counts as an amount of money in words that somebody wrote: a currency before the number or behind it, on one line as a rule. */

/* In small letters, as the text is where names are looked for that are no others' in any case. */

const signs = '\\p{L}{0,3}\\p{Sc}(?:us)?';
/* All others are words or airports: `3 top`, `try 2`, `MAD 22:10`. */
const codes =
  'usd|eur|gbp|kes|tzs|ugx|rwf|etb|zar|zmw|bwp|nad|mzn|xaf|xof|f?cfa|chf|aud|cad|nzd|jpy|cny|inr|aed|[ktu]?shs?';
const usualNames = 'dollar|euro|pound|shilling|franc|rand|birr|pula|kwacha';
const usualBehind = `${usualNames}|buck|cent`;
const moreNames = ['quid', 'crown', 'lei', 'leva', 'reais'];
/* Bob may be somebody who waits at 10, and five won prizes. */
const doubtful = 'som|sol|kip|lev|leu|bob';
const doubtfulWords = 'mark|real|won|gold';
const alsoWords = new RegExp(`^(?:${doubtful}|${doubtfulWords}|rights|(?:${usualBehind})s?)$`);
/* Signs and codes are found without them, the others are units. */
const notLetters = /\p{Sc}|^[A-Z]{3}$|^(?:KM|L|kn|Ft|Db)$/u;
const alsoCalls = /^(?:ALL|SOS|TOP)$/;
const adjective = '(?:south )?\\p{L}+(?:an|ss|sh)';
const whose = `(?:in|u\\.?s\\.?|kenya|tanzania|uganda|botswana|${adjective})`;
const numberWords =
  '(?<!\\p{L})(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million)(?!\\p{L})';

const gap = '[^\\S\\n]*';
const link = '[\\s.:~≈+=(–-]*(?:(?:about|around|approx|ca|cash)[\\s.]+)?';
// No hour of a clock is one: `At 10:00 dollars are exchanged`.
const digit = '(?<!\\p{Nd}[:h]\\p{Nd}?)\\p{Nd}[km]?(?:[.,][–-])?';
const noHour = '(?!\\p{Nd}{1,2}[:h]\\p{Nd}{2})';
const parted = "\\p{Nd}[.,'’٬\\p{Zs}]\\p{Nd}{3}";
const hundreds = `(?:\\p{Nd}{3}(?:[.,]\\p{Nd}{1,2}(?!\\p{Nd}))?[km]?|hundred|thousand|million)`;
/* `Fly MAD 9.40`. */
const noFlight =
  '(?!(?<=(?:[Ff]ly|[Ff]lights?|[Dd]eparts?|[Aa]rrives?|[Ll]ands?) )\\p{Lu}{3} \\p{Nd}{1,2}\\.\\p{Nd}{2}(?!\\p{Nd}))';
/* `Terminal 4 MAD`, `Room 204 Crown`. */
const noPlace = '(?<!(?:[Tt]erminal|[Gg]ate|[Rr]oom|[Ff]light|[Pp]latform) \\p{Nd}{0,4})';
/* Of a time or a length, in a town that is called as a currency is. */
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:r?uary|ch|il|[ey]|ust|t?(?:em|o)ber)?';
const noUnit = `(?!\\p{Nd}*${gap}(?:nights?|hours?|days?|weeks?|km|suites?|[ap]m|${month})(?!\\p{L}))`;
const notNamed = `(?!\\p{L}|${gap}(?:\\p{Lu}|(?:nights?|hours?|days?|km|suites?|rooms?|hotel|camp|lodge)(?!\\p{L})))`;
/* What a verb, or a word of how something is, has not behind it. */
const noWord = `(?!${gap}(?!(?:per|each|pp|for|or|is|to|extra|only|cash|please)(?!\\p{L}))\\p{L})`;
const noYear = `(?<!(?<![\\p{Nd}.,])(?:19|20)\\p{Nd}{2}${gap})`;

/** What the world calls its money, as Intl knows it, and the operator's own; worked out with the first text. */
let expressions: { own: string | undefined; all: readonly [RegExp, RegExp] } | undefined;

function amountExpressions(own: string | undefined): readonly [RegExp, RegExp] {
  const all = Intl.supportedValuesOf('currency');
  const known = anyOf(all.filter((code) => !alsoCalls.test(code)));
  const display = new Intl.DisplayNames('en', { type: 'currency' });
  // One and several of it, without the years of its use.
  const both = all.flatMap((code) => [display.of(code) ?? code, written(code, 'name')]);
  const full = [...new Set(both.map((name) => name.replace(/ \(.*/, '').toLowerCase()))];
  const others = [...new Set([...full.map(lastWord), ...moreNames])].filter((name) => !alsoWords.test(name));
  const names = anyOf(others);
  const inAnyCase = anyOf(others.map((name) => name.replace(/\p{L}/gu, (one) => `[${one}${one.toUpperCase()}]`)));
  const letters = [...new Set(all.map((code) => written(code, 'narrowSymbol')))].filter((one) => !notLetters.test(one));
  const mixed = anyOf(letters.filter((one) => /\p{Ll}/u.test(one)));
  const capitals = anyOf(letters.filter((one) => !/\p{Ll}/u.test(one)));
  const ours = own === undefined ? codes : `${codes}|${own.toLowerCase()}`;
  const number = `(?:${digit}|${numberWords})`;
  const behind = `(?:-|${gap}\\(?)`;
  const several = '(?:e?s)?';
  return [
    new RegExp(
      [
        `(?:${signs}|(?<!\\p{L})(?:${ours}))${link}(?:\\p{Nd}|${numberWords})`,
        `(?<!\\p{L})(?:${usualNames})s?${gap}[:=]?${gap}${noHour}\\p{Nd}`,
        `${number}${behind}(?:${signs}|(?:${whose}[\\s-]*)?(?:${ours}|(?:${usualBehind})${several})p*(?!\\p{L}))`,
        `${number}${behind}(?:${anyOf(full.filter((name) => name.includes(' ')))}|${adjective} (?:${names}))${several}(?!\\p{L})`,
        `\\p{Nd}${gap}/[=-]`,
      ].join('|'),
      'gu',
    ),
    new RegExp(
      [
        `(?<!\\p{L})${noFlight}(?:${known})${link}(?:${noHour}${noUnit}\\p{Nd}|${numberWords})`,
        `${noPlace}${digit}${gap}(?:${known})(?!\\p{L})`,
        `(?<!\\p{L})(?:${mixed})${gap}\\p{Nd}{2}|\\p{Nd}{2}${gap}(?:${mixed})(?!\\p{L})`,
        `(?<!\\p{L})(?:${mixed}|${capitals})${gap}\\p{Nd}{0,2}(?:${parted}|\\p{Nd}{5})|${parted}${gap}(?:${capitals})(?!\\p{L})`,
        `${noPlace}${number}${behind}(?:${names})${several}${notNamed}`,
        `${noPlace}${hundreds}${behind}(?:${inAnyCase})${several}${notNamed}`,
        `(?<!\\p{L})(?:${inAnyCase})${several}${gap}[:=]?${gap}(?!0|(?:19|20)\\p{Nd}{2}(?!\\p{Nd}))${noUnit}(?:\\p{Nd}{0,2}${parted}|\\p{Nd}{3})`,
        `(?=\\p{L})(?<=${hundreds}${gap})(?:${doubtful})${several}(?!\\p{L})`,
        `(?=\\p{L})(?<=${hundreds}${gap})${noYear}(?:${doubtfulWords})${several}(?!\\p{L})${noWord}`,
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
  const own = office().localCurrency;
  if (expressions === undefined || expressions.own !== own) expressions = { own, all: amountExpressions(own) };
  const plain = withoutWeights(text).replace(/[！-～]/gu, usual);
  const [ofNames, ofCapitals] = expressions.all;
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
