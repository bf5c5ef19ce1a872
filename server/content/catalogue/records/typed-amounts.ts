import type { ContentProblem } from '#contract/desk/content.ts';
import type { Block } from '#contract/records/prose.ts';
import { textOfLine } from '#contract/records/prose-text.ts';
import { place } from '#contract/words/filled-in.ts';
import { amountReferences } from '#server/content/catalogue/records/amounts/amount-references.ts';
import { type QuotedAmount, quotedAmountsFile } from '#server/content/catalogue/records/quoted-amounts.ts';
import { type Content, contentFolders } from '#server/content/catalogue/records/read-content.ts';
import { type Filed, fileOf } from '#server/content/catalogue/records/record-files.ts';
import { liveWords } from '#server/content/site/words-files.ts';
import { keysOf } from '#server/keys-of.ts';

/*
 * An amount of ours is named in a text (`{{price of mara-classic}}`) and never typed, so that it changes with the data. One that
 * is typed, "USD 1,950", is another's, of another day or an example, and is listed in `quoted-amounts.json` with who said so.
 */

/**
 * Amounts that are typed and quoted from nobody, and quotes that nobody uses.
 *
 * @param content with amounts as they are named in the files.
 */
export function typedAmounts(content: Content, quoted: readonly QuotedAmount[]): ContentProblem[] {
  const typed = amountsOf(content, () => true);
  const unused = quoted.filter((quote) => !typed.some(({ file, usd }) => isOf(quote, file, usd)));
  return [
    ...quotedFromNobody(content, quoted, typed),
    ...unused.map(({ file, usd }) => ({
      file: quotedAmountsFile,
      field: `${file}, USD ${usd}`,
      reason: 'is said nowhere in that file; take this entry out',
    })),
  ];
}

/** Those of some files that are typed and quoted from nobody. */
export function typedAmountsIn(
  files: Pick<ReadonlySet<string>, 'has'>,
  content: Content,
  quoted: readonly QuotedAmount[],
): ContentProblem[] {
  return quotedFromNobody(
    content,
    quoted,
    amountsOf(content, (file) => files.has(file)),
  );
}

function amountsOf(content: Content, isWanted: (file: string) => boolean): TypedAmount[] {
  return [...keysOf(contentFolders), ...liveWords].flatMap((kind) =>
    // What travellers wrote is theirs.
    kind === 'reviews'
      ? []
      : (content[kind] as Filed[]).flatMap((record) => {
          const file = fileOf(kind, record);
          return isWanted(file) ? amountsIn(record, file) : [];
        }),
  );
}

function quotedFromNobody(
  content: Content,
  quoted: readonly QuotedAmount[],
  typed: readonly TypedAmount[],
): ContentProblem[] {
  const stray = typed.filter(({ file, usd }) => !quoted.some((quote) => isOf(quote, file, usd)));
  const references = stray.length === 0 ? undefined : amountReferences(content);
  return stray.map(({ file, record, usd, sentence }) => ({
    file,
    field: 'text',
    reason: `says USD ${usd} (“${sentence}”)${whatToWrite(references?.(record, usd) ?? [])}`,
  }));
}

function whatToWrite(references: readonly string[]): string {
  if (references.length === 0) {
    return `, which is no price or fee of ours today; write one there is, or list it in ${quotedAmountsFile}`;
  }
  const places = references.map((reference) => `{{${reference}}}`).join(' or ');
  return `; write ${places}, which follows the data, or list it in ${quotedAmountsFile} with who said so`;
}

/** Questions are quoted by their folder, or by the file they stand in. */
function isOf(quote: QuotedAmount, file: string, usd: number): boolean {
  return quote.usd === usd && (quote.file === file || file.startsWith(`${quote.file}/`));
}

interface TypedAmount {
  file: string;
  record: Filed;
  usd: number;
  sentence: string;
}

function amountsIn(record: Filed, file: string): TypedAmount[] {
  return stringsOf(record).flatMap((text) =>
    [...text.replace(place, '…').matchAll(/USD (\d[\d,]*(?:\.\d\d?)?)/g)].map((match) => ({
      file,
      record,
      usd: Number((match[1] ?? '').replaceAll(',', '')),
      sentence: match.input.slice(Math.max(0, match.index - 30), match.index + 30),
    })),
  );
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isTable(value)) return cellsOf(value);
  if (typeof value !== 'object' || value === null) return [];
  // Who told us an amount is quoted as it is.
  return Object.entries(value).flatMap(([name, inner]) => (name === 'source' ? [] : stringsOf(inner)));
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
