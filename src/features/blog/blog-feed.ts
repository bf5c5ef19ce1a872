import { operator } from '#platform/operator.ts';

/** Where feed readers find new posts, and what they call it. */
export const blogFeed = { href: '/blog/rss.xml', title: `${operator.name}: articles` };
