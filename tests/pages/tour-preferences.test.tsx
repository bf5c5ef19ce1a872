import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addToShortlist } from '#platform/shortlist/shortlist.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { testNow } from '#tests/support/test-app.ts';

const asked = 'month=july&travellers=4&upTo=8000';
const mara = 'masai-mara-safari';
const dollars = /\$[\d,]+/;

const priceBox = async () => within(await screen.findByRole('region', { name: 'Price' }));
const cardOf = (slug: string) => {
  const card = document.querySelector(`article a[href^="/tour/${slug}?"]`)?.closest('article');
  if (!card) throw new Error(`there is no card of ${slug} with what was asked for`);
  return card as HTMLElement;
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));

test('month, party and budget of a list go along to a tour, which opens with them at the price of its card (B-293)', async () => {
  const { router } = await openSite(`/tours?${asked}`);
  const card = cardOf(mara);
  const told = dollars.exec(card.textContent)?.[0];
  for (const link of card.querySelectorAll('a')) expect(link.getAttribute('href')).toContain(`?${asked}`);
  await userEvent.click(within(card).getAllByRole('link')[0] as HTMLElement);
  const box = await priceBox();
  expect(box.getByText('The whole trip, each of 4, from 15 July 2027')).toBeVisible();
  expect(box.getByText(told ?? '')).toBeVisible();
  expect(box.getByText('4 adults')).toBeVisible();
  expect(box.getByText(/^Within the \$8,000 you asked for\.$|above the \$8,000 you asked for\.$/)).toBeVisible();
  expect(router.latestLocation.href).toBe(`/tour/${mara}?${asked}`);
  expect(localStorage.getItem('tourCustomization')).toBeNull();
});

test('what does not fit the budget says by how much', async () => {
  await openSite(`/tour/${mara}?month=july&travellers=8&upTo=1000`);
  expect((await priceBox()).getByText(/^\$[\d,]+ above the \$1,000 you asked for\.$/)).toBeVisible();
});

test('links within the page keep it, and the first change of the trip keeps what was wished for', async () => {
  const { router } = await openSite(`/tour/${mara}?${asked}`);
  const box = await priceBox();
  await userEvent.click(box.getByRole('link', { name: /Travel days/ }));
  expect(router.latestLocation.search).toMatchObject({ month: 'july', travellers: '4' });
  await userEvent.click(box.getByText('4 adults'));
  await userEvent.click(box.getByRole('button', { name: 'More adults' }));
  const stored = JSON.parse(localStorage.getItem('tourCustomization') ?? '{}').customizations;
  expect(stored).toMatchObject({
    guestCount: { adults: 5 },
    dates: { startDate: '2027-07-15', flexibility: 'few-weeks' },
  });
});

test('a trip of this tour that was put together before is not touched', async () => {
  const { unmount } = await openSite(`/tour/${mara}?month=july&travellers=4`);
  const box = await priceBox();
  await userEvent.click(box.getByText('4 adults'));
  await userEvent.click(box.getByRole('button', { name: 'More adults' }));
  unmount();
  await openSite(`/tour/${mara}?month=may&travellers=2`);
  expect((await priceBox()).getByText('5 adults')).toBeVisible();
});

test.each(['month=july,august', 'month=smarch', 'travellers=99', 'upTo=1'])('%s asks for nothing', async (search) => {
  await openSite(`/tour/${mara}?${search}`);
  const box = await priceBox();
  expect(box.getByText('2 adults')).toBeVisible();
  expect(box.queryByText(/you asked for/)).toBeNull();
});

test('the tours of a shortlist are compared at the month and the party a list was asked for', async () => {
  for (const slug of [mara, 'amboseli-tour']) addToShortlist({ kind: 'tour', slug }, slug);
  await openSite(`/tours?${asked}`);
  const told = dollars.exec(cardOf(mara).textContent)?.[0];
  await userEvent.click(screen.getByRole('button', { name: 'Shortlist, 2 saved' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Compare them' }));
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /^The whole trip/ });
  expect(row).toHaveTextContent(`${told} each of 4, all in · July`);
});
