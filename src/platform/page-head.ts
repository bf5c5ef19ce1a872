import { defaultSocialCard, socialCardSize } from '#contract/social-card.ts';
import { env } from '#platform/env.ts';
import { operator } from '#platform/operator.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** The picture a link to the page unfolds into: its path, `socialCardSize` large; the site's own when left out. */
  image?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}

/** Spec §1: what a page says about itself unless it knows better. */
export const defaultMeta: PageMeta = {
  title: `East Africa Safaris & Adventures | ${operator.name}`,
  description:
    'East Africa safaris with expert local guides, customized itineraries and authentic experiences in Kenya, Tanzania, Uganda and Rwanda.',
};

/** A route's `head`: title, description, picture, canonical address. A page calls it with its own path, without the query. */
export function pageHead(path: string, meta: PageMeta) {
  const title = meta === defaultMeta ? meta.title : `${meta.title} | ${operator.name}`;
  const absolute = (address: string) => new URL(address, env.VITE_SITE_URL).href;
  const url = absolute(path);
  const pictured = meta.image === undefined ? defaultMeta : meta;
  return {
    meta: [
      { title },
      { name: 'description', content: meta.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: url },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: operator.name },
      { property: 'og:image', content: absolute(pictured.image ?? defaultSocialCard) },
      { property: 'og:image:width', content: String(socialCardSize.width) },
      { property: 'og:image:height', content: String(socialCardSize.height) },
      { property: 'og:image:alt', content: `Illustrated card: ${pictured.title}` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(meta.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: meta.isHidden ? [] : [{ rel: 'canonical', href: url }],
  };
}
