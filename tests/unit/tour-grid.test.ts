import { expect, test } from 'vitest';
import { tilePlace } from '#features/tours/tour-grid.tsx';
import { wideColumns } from '#ui/list-grid.tsx';

test('the tile for the undecided comes soon, and behind it another card, where there are two', () => {
  expect(tilePlace(1)).toBe(1);
  for (let tours = 2; tours <= 12; tours += 1) {
    expect(tilePlace(tours)).toBeLessThan(tours);
    expect(tilePlace(tours)).toBeLessThanOrEqual(4);
  }
});

test('whatever the number of cards, a wide screen has one alone in the last row only where no number of columns helps', () => {
  for (let cells = 2; cells <= 48; cells += 1) {
    const wide = wideColumns(cells);
    const helps = [3, 4].some((columns) => cells % columns !== 1);
    expect(cells % wide === 1, `${cells} in ${wide} columns`).toBe(!helps);
    expect(wide).toBeLessThanOrEqual(4);
  }
});
