const address = /(https?:\/\/[\p{L}\d[][^\s<>"]*)/iu;
const closing = ".,;:!?)]'’”";
const openings: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** A text somebody has written, taken apart: addresses of the web stand at its odd places, what is between them at its even ones. */
export function splitAtAddresses(text: string): string[] {
  const parts = text.split(address);
  for (let at = 1; at < parts.length; at += 2) {
    const found = parts[at] ?? '';
    const own = withoutClosing(found);
    parts[at] = own;
    parts[at + 1] = found.slice(own.length) + parts[at + 1];
  }
  return parts;
}

/** The full stop after an address belongs to the sentence, as does a bracket that was opened before it. */
function withoutClosing(found: string): string {
  let own = found;
  while (closing.includes(own.slice(-1)) && !isClosedWithin(own)) own = own.slice(0, -1);
  return own;
}

function isClosedWithin(found: string): boolean {
  const last = found.slice(-1);
  const opening = openings[last];
  return opening !== undefined && found.split(opening).length >= found.split(last).length;
}
