import { parseUrl } from '#platform/parse-url.ts';

/** The one host whose pictures can be asked for in another size and format. */
const stockPhotoHost = 'images.unsplash.com';

/** Unless another is asked for (B-43). */
const defaultQuality = 80;

export interface PhotoRequest {
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
