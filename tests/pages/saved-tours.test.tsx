import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { forgetSavedTours } from '#features/tours/saved-tours.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

afterEach(forgetSavedTours);

/** Within the cards: to find the buttons of a whole list by their roles takes seconds in happy-dom. */
const hearts = () =>
  screen
    .getAllByRole('article')
    .slice(0, 2)
    .map((card) => within(card).getByRole('button', { name: /^Save / }));

test('saved tours are stored, and stand side by side with their prices and their hours on the road', async () => {
  const user = userEvent.setup();
  await openSite('/tours');
  expect(screen.queryByText(/saved tour/)).toBeNull();
  const [first, second] = hearts();
  if (first === undefined || second === undefined) throw new Error('two tours are needed');
  await user.click(first);
  await user.click(second);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('2 saved tours')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('savedTours') ?? '')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Compare them' }));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('row', { name: /The whole trip \$/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Hours on the road/ })).toBeVisible();

  const [remove] = within(table).getAllByRole('button', { name: /^Remove/ });
  if (remove) await user.click(remove);
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(2);
});

test('the heart lets a tour go again', async () => {
  const user = userEvent.setup();
  await openSite('/tours');
  const [heart] = hearts();
  if (heart === undefined) throw new Error('a tour is needed');
  await user.click(heart);
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(/saved tour/)).toBeNull();
});
