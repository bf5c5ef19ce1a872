import { hitsPerIndex } from '#features/search/client/ask-index.ts';

/** Which hits stand on a page, from 1; `page` counts from 0. */
export function pageRange(page: number, total: number): { first: number; last: number } {
  return { first: page * hitsPerIndex + 1, last: Math.min((page + 1) * hitsPerIndex, total) };
}
