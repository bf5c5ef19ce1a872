import { type Json, type JsonObject, valueAt } from '#search/json.ts';
import { type Mark, marksIn, type QueryMarks } from '#search/query-marks.ts';
import type { WordInText } from '#search/words.ts';

/** How hits are handed out. */
export interface HitFormat {
  /** Attributes, or paths into them, a hit has. */
  retrieved: readonly string[];
  /** Attributes marked, and attributes cut with the words left; `*` stands for all. */
  highlighted: ReadonlySet<string>;
  cropped: ReadonlyMap<string, number>;
  cropMarker: string;
  preTag: string;
  postTag: string;
}

/** The hit of a document: what was asked for, and `_formatted` when anything is to be marked or cut. */
export function hitOf(document: JsonObject, format: HitFormat, marks: QueryMarks): JsonObject {
  const hit = selected(document, format.retrieved);
  if (format.highlighted.size + format.cropped.size === 0) return hit;
  const shown = [...format.highlighted, ...format.cropped.keys()].filter((name) => name !== '*');
  const formatted = selected(document, [...format.retrieved, ...shown]);
  return { ...hit, _formatted: formattedValue(formatted, '', format, marks) };
}

/** A document less what is not in these paths. */
function selected(document: JsonObject, paths: readonly string[]): JsonObject {
  const found: [string, Json][] = [];
  for (const path of paths) {
    const value = valueAt(document, path);
    if (value !== undefined) found.push(...nested(path, value, document));
  }
  const result: JsonObject = {};
  for (const [name, value] of found) {
    const known = result[name];
    result[name] = isPlain(known) && isPlain(value) ? { ...known, ...value } : value;
  }
  return result;
}

/** `picture.src` becomes `{ picture: { src } }`. */
function nested(path: string, value: Json, document: JsonObject): [string, Json][] {
  const [root = path, ...rest] = Object.hasOwn(document, path) ? [path] : path.split('.');
  return [[root, rest.reduceRight<Json>((inner, key) => ({ [key]: inner }), value)]];
}

function isPlain(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts marked and cut, numbers as texts, everything else as it is. */
function formattedValue(value: Json, path: string, format: HitFormat, marks: QueryMarks): Json {
  if (typeof value === 'string' || typeof value === 'number') return formattedText(String(value), path, format, marks);
  if (Array.isArray(value)) return value.map((item) => formattedValue(item, path, format, marks));
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).map(([key, field]): [string, Json] => [
    key,
    formattedValue(field, path === '' ? key : `${path}.${key}`, format, marks),
  ]);
  return Object.fromEntries(fields);
}

function formattedText(text: string, path: string, format: HitFormat, marks: QueryMarks): string {
  const names = ['*', ...path.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'))];
  const isHighlighted = names.some((name) => format.highlighted.has(name));
  const cropName = names.findLast((name) => format.cropped.has(name));
  if (!isHighlighted && cropName === undefined) return text;
  const found = marksIn(text, marks);
  const shownMarks = isHighlighted ? found.marks : [];
  if (cropName === undefined) return withTags(text, 0, text.length, shownMarks, format);
  const { start, end } = cropped(text, found, format.cropped.get(cropName) ?? 0);
  const middle = withTags(text, start, end, shownMarks, format);
  return `${start > 0 ? format.cropMarker : ''}${middle}${end < text.length ? format.cropMarker : ''}`;
}

function withTags(text: string, start: number, end: number, marks: readonly Mark[], format: HitFormat): string {
  let result = '';
  let position = start;
  for (const mark of marks) {
    if (mark.start < start || mark.end > end) continue;
    result += `${text.slice(position, mark.start)}${format.preTag}${text.slice(mark.start, mark.end)}${format.postTag}`;
    position = mark.end;
  }
  return result + text.slice(position, end);
}

/**
 * The stretch of a text, in offsets, that holds so many words around the marks that answer most of the query; its
 * beginning where nothing answers.
 */
function cropped(
  text: string,
  { words, marks }: { words: readonly WordInText[]; marks: readonly Mark[] },
  length: number,
): { start: number; end: number } {
  if (length <= 0 || words.length <= length) return { start: 0, end: text.length };
  const best = bestStretch(marks, length);
  const spare = length - (best.lastWord - best.firstWord + 1);
  // The odd word goes before. Near an end of the text, what does not fit there goes to the other side.
  const wanted = best.firstWord - Math.ceil(spare / 2);
  const first = Math.max(0, Math.min(wanted, words.length - length));
  const last = first + length - 1;
  return {
    start: first === 0 ? 0 : (words[first]?.start ?? 0),
    end: last === words.length - 1 ? text.length : (words[last]?.end ?? text.length),
  };
}

/**
 * The marks within so many words of one another that answer most different parts of the query; of these the
 * closest.
 */
function bestStretch(marks: readonly Mark[], length: number): { firstWord: number; lastWord: number } {
  let best = { firstWord: 0, lastWord: -1, answered: 0, spread: 0 };
  for (const [index, { firstWord }] of marks.entries()) {
    const keys = new Set<string>();
    for (let next = index; next < marks.length; next += 1) {
      const mark = marks[next];
      if (mark === undefined || mark.lastWord - firstWord >= length) break;
      keys.add(mark.key);
      const spread = mark.lastWord - firstWord;
      const isBetter = keys.size > best.answered || (keys.size === best.answered && spread < best.spread);
      if (isBetter) best = { firstWord, lastWord: mark.lastWord, answered: keys.size, spread };
    }
  }
  return best;
}
