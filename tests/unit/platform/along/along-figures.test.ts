import { expect, test } from 'vitest';
import { bytesOf } from '#platform/along/along-figures.ts';

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
