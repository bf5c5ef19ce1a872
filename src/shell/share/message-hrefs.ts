import type { SharedLink } from '#shell/share/share-link.ts';

/** WhatsApp cuts longer messages off on some phones, and a link that was cut opens nothing. */
const longestChat = 900;
/** Windows opens no address of more than some 2,000 characters. */
const longestHref = 1900;

/** A link that starts a mail with this link in it; undefined where the link is too long for one. */
export function mailLinkHref({ title, text, url }: SharedLink): string | undefined {
  const withBody = (body: string) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return [withBody(`${text}\n\n${url}`), withBody(url)].find(({ length }) => length <= longestHref);
}

/** A link that opens WhatsApp to choose whom to send it to; undefined where the link is too long for a message of it. */
export function chatLinkHref({ text, url }: SharedLink): string | undefined {
  return [`${text}\n${url}`, url]
    .filter(({ length }) => length <= longestChat)
    .map((message) => `https://wa.me/?text=${encodeURIComponent(message)}`)
    .find(({ length }) => length <= longestHref);
}
