import { expect, test } from 'vitest';
import { fillingRows } from '#ui/list-grid.tsx';

test.each([true, false])(
  'however many cards a list has, they fill its rows on every screen, upright %s (B-268)',
  (isUpright) => {
    for (let cells = 1; cells <= 100; cells += 1) {
      for (const [screen, { columns, first, last }] of Object.entries(fillingRows(cells, isUpright))) {
        const more = { row: columns - 1, two: 1 };
        const filled = cells + (first ? more[first] : 0) + (last ? more[last] : 0);
        expect(filled % columns, `${cells} on ${screen}`).toBe(0);
        expect(columns, `${cells} on ${screen}`).toBeGreaterThanOrEqual(screen === 'tablet' ? 2 : 3);
      }
    }
  },
);
