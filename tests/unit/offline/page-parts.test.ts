import { expect, test } from 'vitest';
import { bytesOf, dataFileIn, picturesOf } from '#offline/page-parts.ts';
import { otherRenditions } from '#src/worker/addresses.ts';

const html = `<meta name="modules" data-page="/assets/pages/a-1.json"/>
<source type="image/avif" srcSet="/plates/tours/a-wide-1040.avif 1040w, /plates/tours/a-wide-2080.avif 2080w"/>
<source type="image/avif" srcSet="/plates/tours/a-list-480.avif 480w, /plates/tours/a-list-768.avif 768w, /plates/tours/a-list-1080.avif 1080w"/>
<img src="/plates/tours/a-640.webp"/><img src="/logo.svg"/>
<source type="image/avif" srcSet="/photos/9f-480.avif 480w, /photos/9f-960.avif 960w"/>
<source type="image/avif" srcSet="/plates/pages/b-c-card-360.avif 360w, /plates/pages/b-c-card-720.avif 720w"/>`;

test('each picture is taken once, in the size this device shows best (B-707)', () => {
  expect([...picturesOf(html, 'small').values()]).toEqual([
    '/plates/tours/a-list-768.avif',
    '/photos/9f-960.avif',
    '/plates/pages/b-c-card-720.avif',
  ]);
  expect(picturesOf(html, 'large').get('/plates/tours/a')).toBe('/plates/tours/a-list-1080.avif');
});

test('the worker finds what was taken for every other size and shape of it', () => {
  for (const asked of [
    '/plates/tours/a-wide-2080.avif',
    '/plates/tours/a-640.webp',
    '/plates/tours/a-thumb-160.avif',
  ]) {
    expect(otherRenditions(`https://example.com${asked}`)).toContain(
      'https://example.com/plates/tours/a-list-768.avif',
    );
  }
});

test('a page names its answers', () => {
  expect(dataFileIn(html)).toBe('/assets/pages/a-1.json');
  expect(dataFileIn('<html>')).toBeUndefined();
});

const picture = (bytes: number): { small: [string, number]; large: [string, number] } => ({
  small: ['/a', bytes],
  large: ['/b', bytes * 2],
});
const page = { page: 30, data: '/d', answers: 10, hasSeats: false, pictures: [0, 1] };
const figures = {
  content: 'x',
  pictures: [picture(100), picture(200)],
  pages: { '/a': page, '/b': { ...page, hasSeats: true, pictures: [1] } },
};

test('a picture on several pages weighs once, and a page whose seats change is read itself', () => {
  expect(bytesOf(figures, ['/a', '/b'], 'small')).toBe(10 + 10 + 30 + 300);
  expect(bytesOf(figures, ['/a'], 'large')).toBe(10 + 600);
});

test('a page younger than the build weighs as much as the others', () => {
  expect(bytesOf(figures, ['/a', '/young'], 'small')).toBe(620);
  expect(bytesOf(figures, ['/young'], 'small')).toBe(0);
});
