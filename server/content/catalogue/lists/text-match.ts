import { withoutAccents } from '#server/content/files/slugify.ts';

/** Whether every word of `wanted` occurs somewhere in the texts, whatever its case and accents. */
export function containsWords(texts: readonly (string | undefined)[], wanted: string): boolean {
  const searched = withoutAccents(texts.filter((text) => text !== undefined).join('\n'));
  return withoutAccents(wanted)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
