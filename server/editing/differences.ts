import type { ContentDraft, ContentValue } from '#contract/desk/content.ts';
import { alignItems } from '#server/editing/align-items.ts';
import { changedPart, inWords, shortened } from '#server/editing/difference-words.ts';
import { identityOf, labelsOf, wayTo } from '#server/editing/list-items.ts';
import { fieldOf, isFields, isSame } from '#server/editing/same-value.ts';

export type Difference = ContentDraft['changes'][number];

/** More than that nobody reads at once. */
const mostTold = 100;

type Tell = (field: string, before: unknown, after: unknown) => void;

/**
 * Where a record differs from what it was, value by value, as a person reads it: fields in words, of a long text the sentence that
 * changed. `undefined` for a record that is not there.
 */
export function differencesOf(before: ContentValue | undefined, after: ContentValue | undefined): Difference[] {
  const differences: Difference[] = [];
  const tell: Tell = (field, was, is) => {
    if (differences.length >= mostTold) return;
    const isText = typeof was === 'string' && typeof is === 'string';
    const [one, other] = isText ? changedPart(was, is) : [inWords(was), inWords(is)];
    differences.push({ field, before: one && shortened(one), after: other && shortened(other) });
  };
  if (before === undefined || after === undefined) {
    if (before !== after) tell('', before?.fields ?? before?.text, after?.fields ?? after?.text);
    return differences;
  }
  compare(before.fields, after.fields, '', tell);
  compareTexts(before.text ?? '', after.text ?? '', tell);
  return differences;
}

function compare(before: unknown, after: unknown, field: string, tell: Tell): void {
  if (isSame(before, after)) return;
  if (isFields(before) && isFields(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      compare(fieldOf(before, name), fieldOf(after, name), wayTo(field, name), tell);
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    compareLists(before, after, field, tell);
  } else tell(field, before, after);
}

function compareLists(before: readonly unknown[], after: readonly unknown[], field: string, tell: Tell): void {
  const pairs = pairsOf(before, after);
  const stayed = new Set(pairs.values());
  const [labelsBefore, labels] = [labelsOf(before), labelsOf(after)];
  for (const [index, item] of before.entries()) {
    if (!stayed.has(index)) tell(wayTo(field, labelsBefore[index] ?? ''), item, undefined);
  }
  for (const [index, item] of after.entries()) {
    const from = pairs.get(index);
    const label = wayTo(field, labels[index] ?? '');
    if (from === undefined) tell(label, undefined, item);
    else compare(before[from], item, label, tell);
  }
  const kept = [...pairs].toSorted(([one], [other]) => one - other).map(([, from]) => from);
  if (kept.some((from, index) => from < (kept[index - 1] ?? 0))) {
    tell(wayTo(field, 'order'), labelsBefore.join(', '), labels.join(', '));
  }
}

/** For each item that was there before, by its place now, the place it had. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const identity = identityOf([before, after]);
  const isOfWords = [...before, ...after].every((item) => typeof item !== 'object');
  const aligned = (): (number | undefined)[] => {
    if (identity !== undefined) {
      const places = new Map(before.map((item, index) => [identity(item), index]));
      return after.map((item) => places.get(identity(item)));
    }
    // Twelve months are twelve months: each is at its place.
    if (isOfWords && before.length === after.length) return after.map((_, index) => index);
    return alignItems(before, after);
  };
  return new Map(aligned().flatMap((from, index) => (from === undefined ? [] : [[index, from] as const])));
}

/** Paragraph by paragraph, each below its heading. */
function compareTexts(before: string, after: string, tell: Tell): void {
  if (before === after) return;
  const [was, is] = [paragraphsOf(before), paragraphsOf(after)];
  const aligned = alignItems(was, is);
  const stayed = new Set(aligned);
  const [headingsBefore, headings] = [headingsOver(was), headingsOver(is)];
  for (const [index, paragraph] of was.entries()) {
    if (!stayed.has(index)) tell(headingsBefore[index] ?? 'text', paragraph, undefined);
  }
  for (const [index, paragraph] of is.entries()) {
    const from = aligned[index];
    if (from !== undefined && was[from] === paragraph) continue;
    tell(headings[index] ?? 'text', from === undefined ? undefined : was[from], paragraph);
  }
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** For each paragraph the field it is told as: that of the heading above it. */
function headingsOver(paragraphs: readonly string[]): string[] {
  let heading = 'text';
  return paragraphs.map((paragraph) => {
    const above = heading;
    if (/^#{2,3} /.test(paragraph)) heading = `text.${paragraph.replace(/^#+ /, '').slice(0, 60)}`;
    return above;
  });
}
