import type { TextPart } from '#ui/marked-text.tsx';

/** A text in parts, the searched words marked where they stand. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMarked: false }];
  // The longest first, so that "visas" is marked whole and not as "visa" with an s.
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(escapeForPattern).join('|')})`, 'gi'));
  return parts.map((part, index) => ({ text: part, isMarked: index % 2 === 1 }));
}

function escapeForPattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
