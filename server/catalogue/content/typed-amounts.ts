import type { Block } from '#contract/prose.ts';
import { textOfLine } from '#contract/prose-text.ts';
import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import { amountsOfFee } from '#server/catalogue/content/fee-amounts.ts';
import { type QuotedAmount, quotedAmountsFile, reckoningProblem } from '#server/catalogue/content/quoted-amounts.ts';
import { type Content, contentFile, contentFolders } from '#server/catalogue/content/read-content.ts';
import type { ContentProblem } from '#server/content-error.ts';
import { keysOf } from '#server/keys-of.ts';

/*
 * Texts name amounts: "USD 1,950". Each must be one the data holds today, or be listed in `quoted-amounts.json` with where
 * it comes from; so an amount that changes in the data is found in every sentence that still says the old one (B-224).
 */

/** Amounts in texts that no data holds and nobody quotes, sums that come out differently now, and quotes nobody uses. */
export function strayAmounts(content: Content, quoted: readonly QuotedAmount[]): ContentProblem[] {
  const named = keysOf(contentFolders).flatMap((kind) =>
    kind === 'fees' || kind === 'otherCosts' || kind === 'reviews'
      ? []
      : content[kind].flatMap((record) => amountsOf(content, kind, record)),
  );
  const isQuoted = (amount: NamedAmount) => quoted.some((quote) => isOf(quote, amount));
  const stray = named.filter((amount) => !amount.isKnown && !isQuoted(amount));
  return [
    ...stray.map(({ file, usd, sentence }) => ({
      file,
      field: 'text',
      reason: `says USD ${usd}, which is no price or fee of ours today (“${sentence}”); write one there is, or list it in ${quotedAmountsFile}`,
    })),
    ...quoted.flatMap((quote) => quoteProblems(content, named, quote)),
  ];
}

/** Questions are quoted by their folder, or by the file they stand in. */
function isOf(quote: QuotedAmount, { file, usd }: NamedAmount): boolean {
  return quote.usd === usd && (quote.file === file || file.startsWith(`${quote.file}/`));
}

interface NamedAmount {
  file: string;
  usd: number;
  sentence: string;
  isKnown: boolean;
}

function amountsOf(
  content: Content,
  kind: Exclude<keyof typeof contentFolders, 'fees' | 'otherCosts' | 'reviews'>,
  record: Content[typeof kind][number],
): NamedAmount[] {
  const file = 'file' in record ? record.file : contentFile(kind as Exclude<typeof kind, 'faqs'>, record.slug);
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
  if (isTable(value)) return cellsOf(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

type Table = Extract<Block, { kind: 'table' }>;

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'table';
}

/** A column whose head says "USD" leaves the word out of its cells: they get it back. */
function cellsOf({ head, rows }: Table): string[] {
  const heads = head.map(textOfLine);
  const inDollars = heads.map((words) => /\bUSD\b/.test(words));
  const cells = rows.map((row) =>
    row.map(textOfLine).map((words, column) => (inDollars[column] ? words.replace(/^(?=\d)/, 'USD ') : words)),
  );
  return [...heads, ...cells.flat()];
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

function extrasOf({ activities, otherCosts }: Content): number[] {
  return [
    ...activities.map(({ pricing }) => pricing.basePrice),
    ...otherCosts.flatMap(({ least, most }) => [least, most]),
  ];
}

function quoteProblems(content: Content, named: readonly NamedAmount[], quote: QuotedAmount): ContentProblem[] {
  const { file, usd } = quote;
  const isSaid = named.some((amount) => isOf(quote, amount));
  const reason = isSaid ? reckoningProblem(content, quote) : 'is said nowhere in that file; take this entry out';
  return reason === undefined ? [] : [{ file: quotedAmountsFile, field: `${file}, USD ${usd}`, reason }];
}
