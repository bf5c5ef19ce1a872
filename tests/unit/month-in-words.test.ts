import { expect, test } from 'vitest';
import { bestFirst, monthInWords } from '#features/destinations/season-year.ts';

const point = (name: string, seasons: string) => ({ name, slug: name.toLowerCase(), seasons, x: 0, y: 0 });
const points = [
  point('Coast', '301111111111'),
  point('Mara', '322222222223'),
  point('Peak', '300000000000'),
  point('Lake', '311111111111'),
  point('Hill', '311111111111'),
];

test('a month says where it is best, where not to go and where the wildebeest are (B-255)', () => {
  expect(monthInWords(points, 1)).toBe(
    'January: best in Coast, Mara, Peak and 2 more. Wildebeest: On the short grass around Ndutu, where calving begins late in the month.',
  );
  expect(monthInWords(points, 2)).toContain(
    'February: no destination is at its best. To avoid: Coast and Peak. Wildebeest',
  );
  expect(monthInWords(points, 12)).toContain('December: best in Mara. To avoid: Peak.');
});

test('the best of a month come first, equal ones in the operator’s own order', () => {
  expect(bestFirst(points, 2).map(({ name }) => name)).toEqual(['Mara', 'Lake', 'Hill', 'Coast', 'Peak']);
});
