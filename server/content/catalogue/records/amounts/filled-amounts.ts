import type { ContentProblem } from '#contract/desk/content.ts';
import { place, withTexts } from '#contract/words/filled-in.ts';
import { parseAmount } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import { amountInWords, worthOf } from '#server/content/catalogue/records/amounts/amount-worth.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import { type Filed, fileOf } from '#server/content/catalogue/records/record-files.ts';
import { keysOf } from '#server/keys-of.ts';
import { oncePer } from '#server/once-per.ts';

export interface FilledAmounts {
  content: Content;
  /** Amounts that are named and not there. Their places stay as they are. */
  problems: ContentProblem[];
}

/**
 * The content with every amount its texts name (`{{price of mara-classic}}`) written out as the data has it now. A record that
 * names none stays the very same.
 */
export function withAmounts(content: Content): FilledAmounts {
  const problems: ContentProblem[] = [];
  const known = new Map<string, Wording>();
  const wordingOf = (written: string): Wording => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const wording = wordingIn(content, written);
    known.set(written, wording);
    return wording;
  };
  const filled = (kind: keyof Content, record: Filed, index: number): Filed => {
    const names = namesIn(record);
    if (names === undefined) return record;
    const wordings = names.map(wordingOf);
    const as = wordings.map(({ words = '' }) => words).join('\n');
    const before = filledBefore.get(record);
    if (before?.as === as) return before.record;
    const problemsBefore = problems.length;
    const after = filledAnew(kind, record, index);
    if (problems.length === problemsBefore) filledBefore.set(record, { as, record: after });
    return after;
  };
  const filledAnew = (kind: keyof Content, record: Filed, index: number): Filed =>
    withTexts(record, (text, at) => {
      if (!text.includes('{{')) return text;
      const complain = (reason: string) =>
        problems.push({ file: fileOf(kind, record), field: fieldOf(content, record, index, at()), reason });
      if (text.replace(place, '').includes('{{')) {
        complain('has a {{ without }} behind it; write both, as in {{price of a-tour}}');
      }
      return text.replace(place, (written, inside: string) => {
        const { words, problem } = wordingOf(inside);
        if (problem !== undefined) complain(`says ${written}, but ${problem}`);
        return words ?? written;
      });
    });
  const all = keysOf(content).map((kind) => {
    const records: readonly Filed[] = content[kind];
    const after = records.map((record, index) => filled(kind, record, index));
    return [kind, after.every((record, index) => record === records[index]) ? records : after] as const;
  });
  return { content: Object.fromEntries(all) as unknown as Content, problems };
}

/** Records with their amounts written out, by what they name: one whose amounts are the same stays the very same. */
const filledBefore = new WeakMap<Filed, { as: string; record: Filed }>();

/** The amounts a record's texts name; undefined where they name none. */
const namesIn = oncePer((record: Filed): string[] | undefined => {
  let names: string[] | undefined;
  withTexts(record, (text) => {
    if (text.includes('{{')) names = [...(names ?? []), ...[...text.matchAll(place)].map(([, inside = '']) => inside)];
    return text;
  });
  return names;
});

interface Wording {
  words?: string;
  problem?: string;
}

function wordingIn(content: Content, written: string): Wording {
  const amount = parseAmount(written);
  if (typeof amount === 'string') return { problem: amount };
  const worth = worthOf(amount, content);
  return typeof worth === 'string' ? { problem: worth } : { words: amountInWords(worth, amount.isNumberOnly) };
}

/** An article is one field; of questions several stand in a file. */
function fieldOf({ faqs }: Content, record: Filed, index: number, at: string): string {
  if ('body' in record && (at === 'body' || at.startsWith('body.'))) return 'text';
  if (!('file' in record)) return at;
  return `${index - faqs.findIndex(({ file }) => file === record.file)}.${at}`;
}
