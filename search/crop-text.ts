import type { Mark } from '#search/query-marks.ts';
import type { WordInText } from '#search/words.ts';

/**
 * The stretch of a text, in offsets, that holds so many words around the marks that answer most of the query; its
 * beginning where nothing answers.
 */
export function cropped(
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
