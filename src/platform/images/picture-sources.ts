import type { Picture } from '#contract/records/picture.ts';
import { type PlateShape, plateAt, plateShapes, srcSetOf } from '#contract/records/plate-shapes.ts';
import { formatDay } from '#contract/words/days.ts';
import { parseUrl } from '#platform/parse-url.ts';

/** How a picture is shown on screens from a width on: the shape of its frame, and the frame's width as a CSS length. */
export interface PictureView {
  /** In rem; the narrowest screens' has none. */
  from?: number;
  shape: PlateShape;
  width: string;
}

/** The widest screens' first, the narrowest screens' last, without a `from`. */
export type PictureViews = readonly [...PictureView[], PictureView];

/** What a `<source>` says. */
interface PictureSource {
  type: string;
  srcSet: string;
  sizes: string;
  /** It is for screens from this width on, in rem. */
  from?: number;
  /** The size of its largest rendition, where it is not the picture's own. */
  width?: number;
  height?: number;
}

export interface PictureSources {
  src: string;
  /** In the order a browser tries them. */
  sources: PictureSource[];
  /** A picture of a few hundred bytes to show first. */
  preview?: string | undefined;
}

/** The widths a stock photo is asked for in. */
const widths = [480, 960, 1600];

/** The low-quality picture (B-44). */
const preview = { width: 50, height: 50, quality: 20 };

/**
 * Where a picture's renditions are. A plate has one composed for each shape of frame; of any other picture the frame
 * shows a part. A stock photo's are made by its host.
 */
export function sourcesOf(
  { src, plate, avif, preview: own, width, height }: Picture,
  views: PictureViews,
): PictureSources {
  if (plate !== undefined) return { src, sources: shapesOf(plate, views), preview: own };
  if (!isStockPhoto(src)) {
    const sizes = sizesOf(views.map((view) => ({ ...view, width: drawnWidth(view, width / height) })));
    return { src, sources: avif === undefined ? [] : [{ type: 'image/avif', srcSet: avif, sizes }], preview: own };
  }
  const sizes = sizesOf(views);
  const sized = (asked: number) => ({ width: asked, height: Math.round((asked * height) / width) });
  const offered = [...widths.filter((offer) => offer < width), Math.min(width, widths.at(-1) ?? width)];
  const srcSet = [...new Set(offered)].map(
    (offer) => `${optimisedAddress(src, { ...sized(offer), format: 'webp' })} ${offer}w`,
  );
  return {
    src: optimisedAddress(src, sized(Math.min(width, 960))),
    // The browser takes a format it supports.
    sources: [{ type: 'image/webp', srcSet: srcSet.join(', '), sizes }],
    preview: own ?? optimisedAddress(src, preview),
  };
}

/** A source for each run of screens that show the same shape. */
function shapesOf(plate: string, views: PictureViews): PictureSource[] {
  const sources: PictureSource[] = [];
  let run: PictureView[] = [];
  for (const [index, view] of views.entries()) {
    run.push(view);
    const { shape, from } = view;
    if (views[index + 1]?.shape === shape) continue;
    const { width, height } = plateShapes[shape];
    const source = { type: 'image/avif', srcSet: srcSetOf(plate, shape), sizes: sizesOf(run), width, height };
    sources.push(from === undefined ? source : { ...source, from });
    run = [];
  }
  return sources;
}

/** A picture that fills a frame narrower than itself is drawn wider than the frame, which shows a part of it. */
function drawnWidth({ shape, width }: PictureView, ratio: number): string {
  const frame = plateShapes[shape];
  const times = ratio / (frame.width / frame.height);
  return times > 1.05 ? `calc((${width}) * ${times.toFixed(2)})` : width;
}

/** The last one of a run holds for all its screens. */
function sizesOf(views: readonly PictureView[]): string {
  const last = views.length - 1;
  return views.map(({ from = 0, width }, index) => (index === last ? width : `${wider(from)} ${width}`)).join(', ');
}

/** The `media` of a source. */
export function wider(rem: number): string {
  return `(min-width: ${rem}rem)`;
}

/** The `media` of a preload, which knows no order: screens that take this source and none of those before it. */
export function mediaOf(sources: readonly PictureSource[], index: number): string | undefined {
  const from = sources[index]?.from;
  const end = sources[index - 1]?.from;
  const upTo = end && `(max-width: ${end - 0.01}rem)`;
  return from && upTo ? `${wider(from)} and ${upTo}` : from ? wider(from) : upTo || undefined;
}

/** The one host whose pictures can be asked for in another size and format. */
const stockPhotoHost = 'images.unsplash.com';

/** Unless another is asked for (B-43). */
const defaultQuality = 80;

interface PhotoRequest {
  width: number;
  height: number;
  quality?: number;
  /** Left out, the host decides by what the browser accepts. */
  format?: 'webp';
}

/** Whether a picture's address may be changed (B-43): it is the stock host's, and nobody has asked for anything yet. */
export function isStockPhoto(src: string): boolean {
  if (/^(data|blob):/i.test(src) || src.includes('?')) return false;
  const url = parseUrl(src);
  return url?.protocol === 'https:' && url.host === stockPhotoHost;
}

/** The address of a stock photo in a size, cropped to it; any other address as it is. */
export function optimisedAddress(
  src: string,
  { width, height, quality = defaultQuality, format }: PhotoRequest,
): string {
  if (!isStockPhoto(src)) return src;
  const url = new URL(src);
  url.search = new URLSearchParams({
    w: String(width),
    h: String(height),
    q: String(quality),
    fit: 'crop',
    auto: 'format',
    ...(format && { fm: format }),
  }).toString();
  return url.href;
}

/** The plate of a page that is no record's, by its name among the drawings. */
export function pagePlate(name: string, shape: PlateShape, alt: string, caption: string): Picture {
  return { ...plateAt(`/plates/pages/${name}`, shape), alt, caption };
}

/**
 * The line below a picture: what its writer wrote, and of a photograph where, when and by whom it was taken, as in
 * `The mess tent at dusk. Amboseli, 3 July 2026. Photograph: Amina Odhiambo`. Empty where nothing is known.
 */
export function captionOf({ caption = '', photo }: Picture): string {
  if (photo === undefined) return caption;
  const { place, day, credit } = photo;
  const where = [place, day && formatDay(day)].filter(Boolean).join(', ');
  const sentences = [caption, where].filter(Boolean).map((sentence) => sentence.replace(/\.?$/, '.'));
  return [...sentences, `Photograph: ${credit}`].join(' ');
}
