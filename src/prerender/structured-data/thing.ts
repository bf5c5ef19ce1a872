import type { QueryClient } from '@tanstack/react-query';
import type { PageCollection } from '#contract/pages.ts';
import { pageOf } from '#contract/pages.ts';
import type { Picture } from '#contract/records/picture.ts';
import { largestOf } from '#contract/records/picture-renditions.ts';
import { socialCardOf } from '#contract/site/social-card.ts';
import { absolute } from '#platform/page-head.ts';
import type { Crumb } from '#platform/page-trails.ts';

/** A statement in the words of schema.org. What is undefined is not said. */
export interface Thing {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

/** Where a page's answers are read: the cache its loader has warmed. */
export type QueryReader = Pick<QueryClient, 'getQueryData'>;

/** What a page says about its subject. */
export interface PageStatement {
  /** The page's own name, as its breadcrumbs end. */
  name: string;
  /** The way to it; empty for the home page, which is the way. */
  trail: readonly Crumb[];
  things: readonly Thing[];
}

/** The full address of a record's page. */
export function addressOf(collection: PageCollection, slug: string): string {
  return absolute(pageOf(collection, slug));
}

/**
 * The card of a record's page, which is large enough for search results, and its picture without words: a photograph at its largest,
 * with who took it.
 */
export function imagesOf(collection: PageCollection, { slug, coverImage }: { slug: string; coverImage: Picture }) {
  const { photo, src, caption, width, height } = coverImage;
  const card = absolute(socialCardOf(pageOf(collection, slug)));
  if (photo === undefined) return [card, absolute(src)];
  const contentUrl = absolute(largestOf(coverImage));
  return [card, { '@type': 'ImageObject', contentUrl, width, height, creditText: photo.credit, caption }];
}

/** A mention of a record that has a page of its own, where more is said of it. */
export function mention(
  type: string,
  collection: PageCollection,
  { slug, name }: { slug: string; name: string },
): Thing {
  return { '@type': type, name, url: addressOf(collection, slug) };
}

export function geoOf({ lat, lng }: { lat: number; lng: number }): Thing {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}
