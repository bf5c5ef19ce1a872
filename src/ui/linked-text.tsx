const address = /(https?:\/\/\S+)/;
const closing = '.,;:!?)';

/** A text somebody has written, in which addresses of the web are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) => {
    if (index % 2 === 0) return part;
    const href = withoutClosing(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part's place in the text is its identity
      <span key={index}>
        <a
          href={href}
          className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {href}
        </a>
        {part.slice(href.length)}
      </span>
    );
  });
}

/** The full stop after an address belongs to the sentence. */
function withoutClosing(part: string): string {
  let end = part.length;
  while (closing.includes(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}
