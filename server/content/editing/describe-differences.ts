import type { ContentDraft, ContentValue } from '#contract/desk/content.ts';
import { alignItems } from '#records/align-items.ts';
import { type Difference, differencesOf } from '#records/differences.ts';
import { joinPath, labelsOf } from '#records/list-items.ts';
import { isFields, valueAt } from '#records/values.ts';

export type DescribedDifference = ContentDraft['changes'][number];

/** More than that nobody reads at once. */
const mostDescribed = 100;

/**
 * Where a record differs from what it was, value by value, as a person reads it: fields in words, of a long text the sentence that
 * changed. `undefined` for a record that is not there.
 */
export function describeDifferences(
  before: ContentValue | undefined,
  after: ContentValue | undefined,
): DescribedDifference[] {
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    return [described('', before?.fields ?? before?.text, after?.fields ?? after?.text)];
  }
  const ofFields = differencesOf(before.fields, after.fields).map((difference) => {
    if (difference.isOrder !== true) return described(fieldOf(difference, after), difference.before, difference.after);
    const order = (list: unknown) => labelsOf(list as unknown[]).join(', ');
    const field = joinPath(fieldOf(difference, after), 'order');
    return described(field, order(difference.before), order(difference.after));
  });
  return [...ofFields, ...differentParagraphs(before.text ?? '', after.text ?? '')].slice(0, mostDescribed);
}

function described(field: string, was: unknown, is: unknown): DescribedDifference {
  const isText = typeof was === 'string' && typeof is === 'string';
  const [one, other] = isText ? changedPart(was, is) : [inWords(was), inWords(is)];
  return { field, before: one && shortened(one), after: other && shortened(other) };
}

/** In its path, items of lists are called by their names: `prices.seasons.High season.usd`. */
function fieldOf({ path, goneFrom }: Difference, { fields }: ContentValue): string {
  return path.reduce<string>((field, step, at) => {
    if (typeof step === 'string') return joinPath(field, step);
    const list = at === path.length - 1 && goneFrom !== undefined ? goneFrom : valueAt(fields, path.slice(0, at));
    return joinPath(field, labelsOf(list as unknown[])[step] ?? '');
  }, '');
}

/** Paragraph by paragraph, each below its heading. */
function differentParagraphs(before: string, after: string): DescribedDifference[] {
  if (before === after) return [];
  const [was, is] = [paragraphsOf(before), paragraphsOf(after)];
  const aligned = alignItems(was, is);
  const stayed = new Set(aligned);
  const [headingsBefore, headings] = [headingsOver(was), headingsOver(is)];
  const gone = was.flatMap((paragraph, index) =>
    stayed.has(index) ? [] : [described(headingsBefore[index] ?? 'text', paragraph, undefined)],
  );
  const written = is.flatMap((paragraph, index) => {
    const from = aligned[index];
    const earlier = from === undefined ? undefined : was[from];
    return earlier === paragraph ? [] : [described(headings[index] ?? 'text', earlier, paragraph)];
  });
  return [...gone, ...written];
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** For each paragraph the field it is listed under: that of the heading above it. */
function headingsOver(paragraphs: readonly string[]): string[] {
  let heading = 'text';
  return paragraphs.map((paragraph) => {
    const above = heading;
    if (/^#{2,3} /.test(paragraph)) heading = `text.${paragraph.replace(/^#+ /, '').slice(0, 60)}`;
    return above;
  });
}

/** A value in words; null where there is none. */
function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((item) => inWords(item) ?? '–').join(isList(value) ? '; ' : ', ');
  if (!isFields(value)) return String(value);
  return Object.entries(value)
    .map(([name, held]) => `${name}: ${inWords(held) ?? '–'}`)
    .join(', ');
}

function isList(items: readonly unknown[]): boolean {
  return items.some((item) => typeof item === 'object' && item !== null);
}

/** Texts up to here are shown in full. */
const short = 200;

/** So much around a change shows where it is. */
const around = 60;

/** Of two long texts the sentences that differ, with a little around them. */
function changedPart(before: string, after: string): [string, string] {
  if (before.length <= short && after.length <= short) return [before, after];
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const from = sentenceStart(before, start);
  return [cut(before, from, before.length - end), cut(after, from, after.length - end)];
}

/** Where the sentence begins that this place is in, or a word not too far before it. */
function sentenceStart(text: string, at: number): number {
  const before = text.slice(0, at);
  const sentence = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('? '),
    before.lastIndexOf('! '),
    before.lastIndexOf('\n'),
  );
  if (sentence >= 0 && at - sentence <= 2 * around) return sentence + (before[sentence] === '\n' ? 1 : 2);
  if (at <= 2 * around) return 0;
  const word = before.indexOf(' ', at - around);
  return word < 0 ? at : word + 1;
}

function cut(text: string, from: number, to: number): string {
  const rest = text.slice(to);
  const more = firstSentence(rest.slice(0, 2 * around)) ?? rest.slice(0, Math.max(0, rest.lastIndexOf(' ', around)));
  const end = to + more.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

/** As far as the sentence ends; undefined where it does not. */
function firstSentence(text: string): string | undefined {
  for (let index = 0; index < text.length; index += 1) {
    if (/^[.!?](?:\s|$)/.test(text.slice(index, index + 2))) return text.slice(0, index + 1);
  }
  return undefined;
}

const longest = 600;

/** No longer than one reads: of what is longer, the beginning and the end. */
function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 103)} … ${text.slice(-100)}`;
}
