import { markedParts } from '#features/search/hits/marked-parts.ts';

/** A text with the found words marked. */
export function MarkedText({ value }: { value: string }) {
  return markedParts(value).map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <mark key={index} className="rounded-sm bg-sun/30 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
