import { integrityOf } from '#server/content/pages/integrity.ts';

/** Tags that fetch what runs or what the page is laid out by. Fonts and pictures have no checksums in any browser. */
const checkedTags =
  /<script\b[^>]*\ssrc="([^"]+)"[^>]*|<link\b[^>]*\srel="(?:stylesheet|modulepreload)"[^>]*\shref="([^"]+)"[^>]*/g;

/**
 * The page with the checksum of its file in every tag that runs a script, fetches a module or applies a style.
 *
 * @param read the bytes at an address of the site
 */
export function withIntegrity(html: string, read: (address: string) => Uint8Array): string {
  return html.replace(checkedTags, (tag, script?: string, link?: string) => {
    const end = tag.endsWith('/') ? tag.slice(0, -1).trimEnd() : tag;
    return `${end} integrity="${integrityOf(read(script ?? link ?? ''))}"${tag.slice(end.length)}`;
  });
}
