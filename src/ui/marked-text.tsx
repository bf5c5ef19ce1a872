export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** A text with the found words marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  );
}
