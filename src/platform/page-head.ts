import type { Picture } from '#contract/records/picture.ts';
import { defaultSocialCard, socialCardOf, socialCardSize } from '#contract/site/social-card.ts';
import { env } from '#platform/env.ts';
import { operator } from '#platform/operator.ts';

interface PageMeta {
  title: string;
  /** Where on earth the page's subject is: added behind the title while there is room. */
  where?: string;
  /** What a search result says below the title; cut at a sentence or a word where it would not fit. */
  description: string;
  /** The picture a link to the page unfolds into: its path, `socialCardSize` large; the site's own when left out. */
  image?: string;
  /** A record's cover: where it is a photograph, that picture is made of it and described by its words. */
  cover?: Picture;
  /** Keeps the page out of search engines, which may follow its links. */
  isHidden?: boolean;
  /** For a text with dates: the days it was published and last changed, `YYYY-MM-DD`. */
  article?: { published?: string; modified: string };
  /** The address of a feed of what the page lists. */
  feed?: { href: string; title: string };
}

/** What a page says about itself unless it knows better (B-24). */
export const defaultMeta: PageMeta = {
  title: operator.brandLine,
  description: operator.description,
};

/** Characters of a title that a search result shows. A longer one goes without our name, which stands above it there. */
export const longestTitle = 65;

/** An address of this site in full. */
export const absolute = (address: string) => new URL(address, env.VITE_SITE_URL).href;

/**
 * A route's `head`: title, description, canonical address, and what a link unfolds into where people share it. A page
 * calls it with its own path, without the query.
 */
export function pageHead(path: string, { image, cover, article, feed, isHidden, ...meta }: PageMeta) {
  const title = titleOf(meta);
  const description = snippet(meta.description);
  const branded = `${title} | ${operator.name}`;
  const url = absolute(path);
  const card = absolute(image ?? defaultSocialCard);
  const drawn = `Illustrated card: ${image === undefined ? defaultMeta.title : title}`;
  const alt = cover?.photo === undefined ? drawn : cover.alt;
  const properties = {
    title,
    description,
    url,
    type: article ? 'article' : 'website',
    site_name: operator.name,
    locale: 'en_GB',
    image: card,
    'image:width': String(socialCardSize.width),
    'image:height': String(socialCardSize.height),
    'image:alt': alt,
  };
  const twitter = { card: 'summary_large_image', title, description, image: card, 'image:alt': alt };
  return {
    meta: [
      { title: branded.length > longestTitle ? title : branded },
      { name: 'description', content: description },
      ...Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content })),
      ...Object.entries(twitter).map(([name, content]) => ({ name: `twitter:${name}`, content })),
      ...(article?.published ? [{ property: 'article:published_time', content: article.published }] : []),
      ...(article ? [{ property: 'article:modified_time', content: article.modified }] : []),
      ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [
      ...(isHidden ? [] : [{ rel: 'canonical', href: url }]),
      ...(feed ? [{ rel: 'alternate', type: 'application/rss+xml', ...feed }] : []),
    ],
  };
}

function titleOf({ title, where }: PageMeta): string {
  const placed = where === undefined ? title : `${title}, ${where}`;
  return placed.length > longestTitle ? title : placed;
}

/**
 * The head of a list that keeps its page, filters and order in its address. A further page of the whole list stands for
 * itself: what it lists is listed nowhere else. A narrowed or sorted list shows what the whole one shows, and stands for it.
 */
export function listHead(path: string, search: { page?: unknown }, { title, ...meta }: PageMeta) {
  const asked = Object.entries(search).filter(([, value]) => value !== undefined);
  const page = asked.length === 1 ? search.page : undefined;
  if (page === undefined) return pageHead(path, { title, ...meta });
  return pageHead(`${path}?page=${page}`, { title: `${title}, page ${page}`, ...meta });
}

/** Characters of a description that a search result shows before it cuts, and below which it looks for text elsewhere. */
export const snippetLength = { least: 70, most: 160 } as const;

/** The beginning of a text, as long as a search result shows it: whole sentences where they are enough, else whole words. */
export function snippet(text: string): string {
  const { least, most } = snippetLength;
  if (text.length <= most) return text;
  const sentences = text.slice(0, text.slice(0, most + 1).lastIndexOf('. ') + 1);
  if (sentences.length >= least) return sentences;
  const words = text.slice(0, text.slice(0, most).lastIndexOf(' '));
  return `${/^.*[^\s,;:.–-]/s.exec(words)?.[0] ?? ''}…`;
}

/** What a record's page says about itself, and where it is. */
export interface RecordMeta extends PageMeta {
  path: string;
}

/** For a route's loader: its page unfolds into the card that is drawn for it. */
export function recordMeta(path: string, cover: Picture, meta: Omit<PageMeta, 'image' | 'cover'>): RecordMeta {
  return { ...meta, path, image: socialCardOf(path), cover };
}

/** The head of a record's route, of what its loader gave; none while there is nothing. */
export function recordHead({ loaderData }: { loaderData?: RecordMeta | undefined }) {
  if (loaderData === undefined) return {};
  const { path, ...meta } = loaderData;
  return pageHead(path, meta);
}
