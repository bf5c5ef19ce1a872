/** What XML 1.0 has no way to write, half characters included. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as an XML element's content or attribute holds it. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => named[character] ?? '');
}

/** One element with nothing but text in it, on a line of its own. */
export function textElement(name: string, text: string, indent = ''): string {
  return `${indent}<${name}>${escapeXml(text)}</${name}>`;
}
