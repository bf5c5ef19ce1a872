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
    const { wide, widest } = wideColumns(cells);
    const helps = [3, 4].some((columns) => cells % columns !== 1);
    expect(cells % wide === 1, `${cells} in ${wide} columns`).toBe(!helps);
    const isFull = (columns: number) => cells % columns === 0 || cells % columns > 2;
    if (isFull(5) || isFull(4)) expect(isFull(widest), `${cells} in ${widest} columns`).toBe(true);
  }
});
