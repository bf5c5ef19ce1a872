import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { box, heading, link, pause, results } from '#tests/support/search/search-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

test('however long one refines, it is one entry of the history (B-147)', async () => {
  const { router } = await openSite('/about');
  await router.navigate({ to: '/search', search: { q: 'safari' } });
  await heading('Tours');
  const entries = router.history.length;
  await userEvent.type(box(), ' lodge');
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'safari lodge' }));
  await userEvent.click(await link(/^Tours \d+/));
  await waitFor(() => expect(router.state.location.search).toHaveProperty('index'));
  await userEvent.clear(box());
  await waitFor(() => expect(router.state.location.search.q).toBeUndefined());
  expect(router.history.length).toBe(entries);
  router.history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});

test('the box follows the address, back and forward', async () => {
  const { router } = await openSite('/search?q=amboseli');
  await router.navigate({ to: '/search', search: { q: 'nakuru' } });
  await waitFor(() => expect(box().value).toBe('nakuru'));
  router.history.back();
  await waitFor(() => expect(box().value).toBe('amboseli'));
  router.history.forward();
  await waitFor(() => expect(box().value).toBe('nakuru'));
});

const luxury = '/search?q=safari&index=tours&tier=luxury';
const cards = () => results().findAllByRole('article');
const followFirst = async () => userEvent.click(within((await cards())[0] as HTMLElement).getByRole('link'));

test('filters and order are in it, so a reload finds them again', async () => {
  const { router, unmount } = await openSite('/search?q=safari&index=tours');
  await userEvent.click(await screen.findByText('Comfort', { selector: 'summary' }));
  const [choice] = await screen.findAllByRole('checkbox', { name: /^Luxury/, hidden: true });
  await userEvent.click(choice as HTMLElement);
  await waitFor(() => expect(router.state.location.href).toBe(luxury));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, high to low');
  await waitFor(() => expect(router.state.location.href).toContain('sort=price-desc'));
  const shown = async () => (await cards()).map((card) => card.textContent);
  await waitFor(async () => expect((await shown()).every((text) => text?.includes('Luxury'))).toBe(true));
  const before = await shown();
  unmount();
  await openSite(router.state.location.href);
  await waitFor(async () => expect(await shown()).toEqual(before));
  expect(screen.getByRole('button', { name: /Remove Luxury/ })).toBeVisible();
});

test('more results stand on a page of their own, ten at a time (B-93, B-147)', async () => {
  const { router } = await openSite('/search?q=safari&index=tours');
  await waitFor(() => expect(results().getAllByRole('article')).toHaveLength(10));
  const first = results().getAllByRole('article')[0]?.textContent;
  await userEvent.click(await link(/More results/));
  await waitFor(() => expect(router.state.location.href).toContain('page=2'));
  await waitFor(() => expect(results().getAllByRole('article')[0]?.textContent).not.toBe(first));
  expect(await link(/Earlier results/)).toBeVisible();
  expect(results().getByText(/^11 to \d+ of \d+ tours$/)).toHaveAttribute('role', 'status');
  const hits = results().getAllByRole('article')[0]?.closest('ul')?.parentElement;
  expect(hits).toBe(document.activeElement);
  router.history.back();
  await waitFor(() => expect(results().getAllByRole('article')[0]?.textContent).toBe(first));
  expect(router.state.location.href).not.toContain('page');
});

test('going back from a hit finds the search as it was, also while the page of the hit is on its way', async () => {
  const { paused, release } = pause();
  const { router } = await openSite(luxury, {
    network: async (request, send) => {
      if (/\/api\/tours?\/[^?]/.test(request.url)) await paused;
      return send(request);
    },
  });
  for (const isOnItsWay of [true, false]) {
    await followFirst();
    await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/tour\//));
    // Its frame stands there.
    await waitFor(() => expect(screen.queryByRole('button', { name: /Remove Luxury/ })).toBeNull());
    if (!isOnItsWay) {
      release();
      await screen.findByRole('navigation', { name: 'On this page' });
    }
    router.history.back();
    expect(await screen.findByRole('button', { name: /Remove Luxury/ })).toBeVisible();
    expect((await cards()).length).toBeGreaterThan(0);
    expect(router.state.location.href).toBe(luxury);
  }
});

test('typing on the second page of results keeps the focus in the box', async () => {
  const { router } = await openSite('/search?q=safari&index=tours&page=2');
  await link(/Earlier results/);
  await userEvent.type(box(), ' kenya{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'safari kenya', index: 'tours' }));
  await waitFor(() => expect(results().queryByRole('link', { name: /Earlier results/ })).toBeNull());
  expect(box()).toHaveFocus();
});

test('a page beyond the last is the last (B-147)', async () => {
  const { router } = await openSite('/search?q=safari&index=tours&page=90');
  expect((await cards()).length).toBeGreaterThan(0);
  expect(await link(/Earlier results/)).toBeVisible();
  expect(router.state.location.href).toContain('page=2');
});

test('sorted by price, the cheapest comes first, whatever it says of the words (B-155)', async () => {
  await openSite('/search?q=mara%20family&index=tours&sort=price');
  const shown = (await cards()).map((card) => Number(/\$([\d,]+)/.exec(card.textContent ?? '')?.[1]?.replace(',', '')));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});
