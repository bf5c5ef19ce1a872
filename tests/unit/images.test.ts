import { expect, test } from 'vitest';
import type { Picture } from '#contract/records/picture.ts';
import { plateAt } from '#contract/records/plate-shapes.ts';
import {
  isStockPhoto,
  mediaOf,
  optimisedAddress,
  type PictureViews,
  sourcesOf,
} from '#platform/images/picture-sources.ts';

const stock = 'https://images.unsplash.com/photo-1';
const asked = { width: 800, height: 500 };

test('a stock photo is asked for by width, height, quality 80, crop and auto-format, and as webp where that is supported (B-43)', () => {
  const address = `${stock}?w=800&h=500&q=80&fit=crop&auto=format`;
  expect(optimisedAddress(stock, asked)).toBe(address);
  expect(optimisedAddress(stock, { ...asked, format: 'webp' })).toBe(`${address}&fm=webp`);
});

test.each([
  ['a query string', `${stock}?w=10`],
  ['an empty query string', `${stock}?`],
  ['a data URL', 'data:image/webp;base64,UklGRg=='],
  ['a data URL in capitals', 'DATA:image/webp;base64,UklGRg=='],
  ['a blob URL', 'blob:https://images.unsplash.com/1-2-3'],
  ['our own address', '/plates/tours/mara-640.webp'],
  ['another host', 'https://example.com/photo.jpg'],
  ['a host that only starts like it', 'https://images.unsplash.com.example.com/photo.jpg'],
  ['a host that only ends like it', 'https://not-images.unsplash.com/photo.jpg'],
  ['the host in the path', 'https://example.com/images.unsplash.com/photo.jpg'],
  ['the host as a user name', 'https://images.unsplash.com@example.com/photo.jpg'],
  ['a plain connection', 'http://images.unsplash.com/photo.jpg'],
  ['another port', 'https://images.unsplash.com:8443/photo.jpg'],
  ['nothing', ''],
])('optimisation is skipped for %s (B-43)', (_name, src) => {
  expect(isStockPhoto(src)).toBe(false);
  expect(optimisedAddress(src, asked)).toBe(src);
});

const wide: PictureViews = [
  { from: 64, shape: 'list', width: '40rem' },
  { shape: 'list', width: '92vw' },
];

const picture: Picture = { src: stock, alt: 'Elephants', width: 3000, height: 2000 };

test('the low-quality picture of a stock photo is 50×50 at quality 20 (B-44)', () => {
  expect(sourcesOf(picture, wide).preview).toBe(`${stock}?w=50&h=50&q=20&fit=crop&auto=format`);
});

test('a stock photo is offered in several widths in its own shape, never wider than it is', () => {
  const offers = sourcesOf(picture, wide).sources.flatMap(({ type, srcSet }) => [type, ...srcSet.split(', ')]);
  expect(offers).toEqual([
    'image/webp',
    `${stock}?w=480&h=320&q=80&fit=crop&auto=format&fm=webp 480w`,
    `${stock}?w=960&h=640&q=80&fit=crop&auto=format&fm=webp 960w`,
    `${stock}?w=1600&h=1067&q=80&fit=crop&auto=format&fm=webp 1600w`,
  ]);
  const small = sourcesOf({ ...picture, width: 600, height: 400 }, wide);
  expect(small.sources[0]?.srcSet).toContain('h=400&q=80&fit=crop&auto=format&fm=webp 600w');
  expect(small.sources[0]?.srcSet).not.toContain('960w');
});

test('a picture drawn in one shape keeps its own renditions and its own preview', () => {
  const plate = {
    ...picture,
    src: '/plates/a-640.webp',
    avif: '/plates/a-480.avif 480w',
    preview: 'data:image/webp,x',
  };
  expect(sourcesOf(plate, wide)).toEqual({
    src: '/plates/a-640.webp',
    sources: [{ type: 'image/avif', srcSet: '/plates/a-480.avif 480w', sizes: '(min-width: 64rem) 40rem, 92vw' }],
    preview: 'data:image/webp,x',
  });
});

test('a plate is offered in the shape of its frame on each screen, and once where two screens show the same (B-244)', () => {
  const plate = { ...picture, ...plateAt('/plates/tours/mara'), preview: 'data:image/webp,x' };
  const { src, sources } = sourcesOf(plate, [
    { from: 106, shape: 'panorama', width: '100vw' },
    { from: 64, shape: 'list', width: '20rem' },
    { from: 40, shape: 'list', width: '46vw' },
    { shape: 'card', width: '92vw' },
  ]);
  expect(src).toBe('/plates/tours/mara-640.webp');
  expect(sources.map(({ from, sizes, width, height }) => [from, sizes, width, height])).toEqual([
    [106, '100vw', 2592, 720],
    [40, '(min-width: 64rem) 20rem, 46vw', 1080, 675],
    [undefined, '92vw', 720, 900],
  ]);
  expect(sources[2]?.srcSet).toBe('/plates/tours/mara-card-360.avif 360w, /plates/tours/mara-card-720.avif 720w');
  expect(sources.map((_, index) => mediaOf(sources, index))).toEqual([
    '(min-width: 106rem)',
    '(min-width: 40rem) and (max-width: 105.99rem)',
    '(max-width: 39.99rem)',
  ]);
});
