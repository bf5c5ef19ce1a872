/** Text with the searched words marked where they stand. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  // The longest first, so that "visas" is marked whole and not as "visa" with an s.
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(escapeForPattern).join('|')})`, 'gi'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <mark key={index} className="rounded-sm bg-sun/40 text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function escapeForPattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
