import { expect, test } from 'vitest';
import { routeHeights } from '#features/tours/height-profile.tsx';

const stop = (name: string, altitude?: number) => ({
  name,
  lat: 0,
  lng: 36,
  ...(altitude !== undefined && { altitude }),
});

test('a route’s heights are those that are known, each at its place along the way (B-285)', () => {
  const heights = routeHeights([stop('Nairobi', 1660), stop('Emali'), stop('Amboseli', 1200), stop('Nairobi', 1660)]);
  expect(heights?.stops.map(({ altitude, along }) => [altitude, along])).toEqual([
    [1660, 0],
    [1200, 2 / 3],
    [1660, 1],
  ]);
  expect([heights?.lowest.name, heights?.highest.name]).toEqual(['Amboseli', 'Nairobi']);
});

test('two heights, or a flat country, are no profile', () => {
  expect(routeHeights([stop('Nairobi', 1660), stop('Lenana', 4985)])).toBeUndefined();
  expect(routeHeights([stop('Nairobi', 1660), stop('Naivasha', 1890), stop('Nairobi', 1660)])).toBeUndefined();
});
