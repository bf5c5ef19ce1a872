import { createHash } from 'node:crypto';

/**
 * What a page says a file's bytes must be, as its `integrity`: a browser neither runs nor applies a file that is
 * anything else. Of the two that are equally sound the shorter is for long lists.
 */
export function integrityOf(bytes: Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

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
