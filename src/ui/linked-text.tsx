import { splitAtAddresses } from '#contract/words/web-addresses.ts';

/** A text somebody has written, in which addresses of the web are links. */
export function LinkedText({ text }: { text: string }) {
  return splitAtAddresses(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a part's place in the text is its identity
        key={index}
        href={part}
        className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {part}
      </a>
    ),
  );
}
