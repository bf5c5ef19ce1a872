/** Pixels of the picture a link to a page unfolds into where people share it. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The card of every page that is not one record's. */
export const defaultSocialCard = '/social/default.jpg';

/** The card of one record: below `/social`, where its page is. */
export function socialCardOf(pagePath: string): string {
  return `/social${pagePath}.jpg`;
}
