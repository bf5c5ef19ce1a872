import type { ContentDraft, ContentValue } from '#contract/desk/content.ts';
import { alignItems } from '#records/align-items.ts';
import { type Difference, differencesOf } from '#records/differences.ts';
import { joinPath, labelsOf } from '#records/list-items.ts';
import { valueAt } from '#records/values.ts';
import { changedPart, inWords, shortened } from '#server/content/editing/difference-words.ts';

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
