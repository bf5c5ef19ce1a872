import { expect, test } from 'vitest';
import { closeMatches } from '#server/content/catalogue/close-matches.ts';

const tours = [
  { slug: 'masai-mara-safari', title: 'Maasai Mara Safari' },
  { slug: 'amboseli-tour', title: 'Amboseli, under Kilimanjaro' },
  { slug: 'rift-lakes-mara-5-day', title: 'Rift Lakes and Maasai Mara' },
  { slug: 'gorillas-bwindi-fly-in', title: 'Gorillas of Bwindi' },
  { slug: 'mara-one', title: 'Mara one' },
  { slug: 'mara-two', title: 'Mara two' },
  { slug: 'mara-three', title: 'Mara three' },
  { slug: 'mara-four', title: 'Mara four' },
  { slug: 'mara-five', title: 'Mara five' },
].map((tour) => ({ ...tour, href: `/tour/${tour.slug}` }));

const proposed = (asked: string) => closeMatches(asked, tours).map(({ href }) => href);

test('a misspelt address proposes the one that was meant first', () => {
  expect(proposed('masai-mara-safarri')[0]).toBe('/tour/masai-mara-safari');
  expect(proposed('ambosely-tour')[0]).toBe('/tour/amboseli-tour');
  expect(proposed('Masai_Mara Safari')[0]).toBe('/tour/masai-mara-safari');
});

test('words in another order are recognised, and so are words of the title', () => {
  expect(proposed('safari-mara-masai')[0]).toBe('/tour/masai-mara-safari');
  expect(proposed('under-kilimanjaro')).toEqual(['/tour/amboseli-tour']);
});

test('at most four are proposed', () => {
  expect(proposed('mara')).toHaveLength(4);
});

test('nothing is proposed for what resembles nothing', () => {
  expect(proposed('xyzzy')).toEqual([]);
  expect(proposed('')).toEqual([]);
  expect(proposed('%%%')).toEqual([]);
});

test('a very long address is answered quickly', () => {
  const started = performance.now();
  proposed('mara-'.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
