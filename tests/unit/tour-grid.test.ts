import { expect, test } from 'vitest';
import { tilePlace } from '#features/tours/tour-grid.tsx';

test('whatever the number of tours, neither the rows before the tile nor the last one have gaps', () => {
  for (let tours = 1; tours <= 48; tours += 1) {
    for (const pick of [0, 1]) {
      const place = tilePlace(tours, pick);
      for (const columns of [2, 3]) {
        const span = columns - ((tours + pick) % columns);
        const before = place + pick;
        expect((tours + pick + span) % columns, `${tours} tours in ${columns} columns`).toBe(0);
        if (place < tours)
          expect((before % columns) + span, `${tours} tours, tile after ${place}`).toBeLessThanOrEqual(columns);
      }
    }
  }
});
