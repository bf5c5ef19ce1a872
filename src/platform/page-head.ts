import { env } from '#platform/env.ts';
import { operator } from '#platform/operator.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}

/** Spec §1: what a page says about itself unless it knows better. */
export const defaultMeta: PageMeta = {
  title: `East Africa Safaris & Adventures | ${operator.name}`,
  description:
    'East Africa safaris with expert local guides, customized itineraries and authentic experiences in Kenya, Tanzania, Uganda and Rwanda.',
};

/** A route's `head`: title, description, canonical address. A page calls it with its own path, without the query. */
export function pageHead(path: string, meta: PageMeta) {
  const title = meta === defaultMeta ? meta.title : `${meta.title} | ${operator.name}`;
  const url = new URL(path, env.VITE_SITE_URL).href;
  return {
    meta: [
      { title },
      { name: 'description', content: meta.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: url },
      ...(meta.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: meta.isHidden ? [] : [{ rel: 'canonical', href: url }],
  };
}
