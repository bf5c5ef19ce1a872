/** A word as it stands in a text. */
export interface WordInText {
  /** What it is found by: its characters without accents and case; of `Kenya's` both `kenyas` and `kenya`. */
  forms: string[];
  /** Where it stands: from `start` up to `end`, as offsets into the text. */
  start: number;
  end: number;
  /** A full stop, a comma or the like is between it and the word before. */
  apart: boolean;
}

const word = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu;
const separator = /[.,;:!?()[\]{}|\n]/;
const apostrophes = /['’ʼ]/g;
const possessive = /['’ʼ]s$/i;

const plain = /^[a-z0-9]*$/i;

/** Characters as they are compared: no accents, no case, no apostrophes. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(apostrophes, '');
}

/** The words of a text, in order. */
export function wordsOf(text: string): WordInText[] {
  const words: WordInText[] = [];
  let before = 0;
  for (const match of text.matchAll(word)) {
    const start = match.index;
    const end = start + match[0].length;
    const folded = fold(match[0]);
    if (folded === '') continue;
    words.push({
      forms: possessive.test(match[0]) ? [folded, folded.slice(0, -1)] : [folded],
      start,
      end,
      apart: before > 0 && separator.test(text.slice(before, start)),
    });
    before = end;
  }
  return words;
}

/** The words of a phrase as they are looked up. */
export function wordsOfPhrase(phrase: string): string[] {
  return wordsOf(phrase).map(({ forms }) => forms[0] ?? '');
}
