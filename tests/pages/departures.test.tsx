import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/site/open-site.tsx';

const address = '/group-tour/amboseli-elephant-weekend';
const rows = () => document.querySelectorAll('[id^="departure-"]');
/** Without styles no row is hidden here; the class says which are. */
const shownRows = () => [...rows()].filter(({ classList }) => !classList.contains('not-target:hidden'));

test('a long table shows the next six dates and all of them when asked, and a mark for every seat', async () => {
  await openSite(address);
  const words = await screen.findAllByText('5 of 7 seats left');
  const bar = words.at(-1)?.previousElementSibling;
  expect(bar).toHaveAttribute('aria-hidden', 'true');
  expect(bar?.children).toHaveLength(7);
  expect([shownRows().length, rows().length]).toEqual([6, 15]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 15 dates' }));
  expect(shownRows()).toHaveLength(15);
  expect(rows()[6]).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('a short table has nothing to unfold, and its calendar no box of nothing', async () => {
  await openSite('/group-tour/gorillas-and-nile');
  const calendar = await screen.findByRole('list', { name: 'Departures by month' });
  for (const month of calendar.children)
    expect(within(month as HTMLElement).getAllByRole('link').length).toBeGreaterThan(0);
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('an address that names a later departure shows its row', async () => {
  await openSite(`${address}#departure-amboseli-elephant-weekend-2027-08-06`);
  await screen.findByRole('heading', { name: 'Dates and seats' });
  expect(rows()).toHaveLength(15);
  expect(document.getElementById('departure-amboseli-elephant-weekend-2027-08-06')).toHaveFocus();
});

test('home names the tours that leave next and have a seat, the nearest first (B-751)', async () => {
  await openSite('/');
  const section = await screen.findByRole('region', { name: 'Next group departures' });
  const named = await within(section).findAllByText(/20\d\d/);
  const days = named.map(({ textContent = '' }) => Date.parse(/\d+ \w+ 20\d\d/.exec(textContent ?? '')?.[0] ?? ''));
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(section).not.toHaveTextContent(/Sold out|Waiting list/);
});

test('the calendar of one tour leads to the row of each departure', async () => {
  await openSite(address);
  const calendar = await screen.findByRole('list', { name: 'Departures by month' });
  const link = within(calendar).getByRole('link', { name: 'Fri 6 August 2027, Sold out' });
  await userEvent.click(link);
  expect(document.getElementById('departure-amboseli-elephant-weekend-2027-08-06')).toHaveFocus();
});

test('the calendar of all group tours names the tour and leads to its row', async () => {
  await openSite('/group-tours');
  const calendar = await screen.findByRole('list', { name: 'Departures by month' });
  expect(
    within(calendar).getByRole('link', { name: /^Fri 4 December 2026, 5 left Amboseli Elephant/ }),
  ).toHaveAttribute('href', '/group-tour/amboseli-elephant-weekend#departure-amboseli-elephant-weekend-2026-12-04');
  expect(within(calendar).queryByText('No departure')).toBeNull();
});
