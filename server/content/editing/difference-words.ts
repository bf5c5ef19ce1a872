import { isFields } from '#records/values.ts';

/** A value in words; null where there is none. */
export function inWords(value: unknown): string | null {
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
export function changedPart(before: string, after: string): [string, string] {
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
export function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 103)} … ${text.slice(-100)}`;
}
