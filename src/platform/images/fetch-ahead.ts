import type { Picture } from '#contract/records/picture.ts';
import { savesData } from '#platform/browser/connection.ts';
import { type PictureViews, sourcesOf, wider } from '#platform/images/picture-sources.ts';

/** How the picture of a detail page is shown: what is fetched ahead must be what the page asks for. */
export const heroViews: PictureViews = [
  { from: 64, shape: 'list', width: 'min(54vw, 62rem)' },
  { shape: 'list', width: '100vw' },
];

/** A picture, and how the page that begins with it shows it. */
export interface ShownPicture {
  picture: Picture;
  views: PictureViews;
}

interface Fetched {
  src: string;
  frame: HTMLPictureElement;
  image: HTMLImageElement;
}

/** What is fetched ahead. A visitor who moves on to another link no longer means the one before. */
let ahead: (Fetched | undefined)[] = [];

/** Fetches the main picture of a record's page (`fetchAhead`). */
export function fetchHeroAhead(picture: Picture): void {
  fetchAhead([{ picture, views: heroViews }]);
}

/**
 * Fetches the pictures of a page the visitor is likely to open, in the renditions this screen will choose, after all that
 * is needed now. Nothing is fetched for visitors who save data.
 */
export function fetchAhead(shown: readonly ShownPicture[]): void {
  if (!savesData()) ahead = shown.map(({ picture, views }, place) => fetchPicture(picture, views, ahead[place]));
}

function fetchPicture(picture: Picture, views: PictureViews, before: Fetched | undefined): Fetched {
  const { src, sources: offered } = sourcesOf(picture, views);
  if (before?.src === src) return before;
  const frame = before?.frame ?? document.createElement('picture');
  const image = before?.image ?? document.createElement('img');
  const fetched = { src, frame, image };
  image.fetchPriority = 'low';
  image.onload = () => rememberRendition(src, image);
  image.onerror = () => {
    ahead = ahead.filter((other) => other !== fetched);
  };
  const sources = offered.map(({ type, srcSet, sizes, from }) =>
    Object.assign(document.createElement('source'), {
      type,
      srcset: srcSet,
      sizes,
      ...(from !== undefined && { media: wider(from) }),
    }),
  );
  frame.replaceChildren(...sources, image);
  image.src = src;
  return fetched;
}

/** By a picture's `src`: the address of the rendition that came last. */
const renditions = new Map<string, string>();

/** The rendition of a picture that was loaded in this visit, and which the browser therefore has; undefined without one. */
export function loadedRendition(src: string): string | undefined {
  return renditions.get(src);
}

/** Remembers what an `<img>` has loaded for the picture. */
export function rememberRendition(src: string, { currentSrc }: Pick<HTMLImageElement, 'currentSrc'>): void {
  renditions.set(src, currentSrc || src);
}

/** A picture that cannot be had any more is begun with its preview again. */
export function forgetRendition(src: string): void {
  renditions.delete(src);
}
