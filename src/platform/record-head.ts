import type { Picture } from '#contract/picture.ts';
import { socialCardOf } from '#contract/social-card.ts';
import { type PageMeta, pageHead } from '#platform/page-head.ts';

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
