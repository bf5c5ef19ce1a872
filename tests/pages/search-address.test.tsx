import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { box, heading, link, results } from '#tests/support/search/search-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

// A loaded machine takes its time; what is waited for is the state, not the moment.
configure({ asyncUtilTimeout: 15_000 });

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

test('filters and order are in it, so a reload finds them again', async () => {
  const { router, unmount } = await openSite('/search?q=safari&index=tours');
  await userEvent.click(await screen.findByText('Comfort', { selector: 'summary' }));
  const [luxury] = await screen.findAllByRole('checkbox', { name: /^Luxury/, hidden: true });
  await userEvent.click(luxury as HTMLElement);
  await waitFor(() => expect(router.state.location.href).toContain('tier=luxury'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, high to low');
  await waitFor(() => expect(router.state.location.href).toContain('sort=price-desc'));
  const address = router.state.location.href;
  const shown = () =>
    results()
      .getAllByRole('article')
      .map((card) => card.textContent);
  await waitFor(() => expect(shown().every((text) => text?.includes('Luxury'))).toBe(true));
  const before = shown();
  unmount();
  await openSite(address);
  await waitFor(() => expect(shown()).toEqual(before));
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

test('following a hit leaves the search, and going back finds it as it was', async () => {
  const { router } = await openSite('/search?q=safari&index=tours&tier=luxury');
  await userEvent.click(within((await results().findAllByRole('article'))[0] as HTMLElement).getByRole('link'));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/tour\//));
  await screen.findByRole('navigation', { name: 'On this page' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(router.state.location.pathname).toMatch(/^\/tour\//);
  router.history.back();
  expect(await screen.findByRole('button', { name: /Remove Luxury/ })).toBeVisible();
  expect(router.state.location.href).toBe('/search?q=safari&index=tours&tier=luxury');
});

test('going back while the page of a hit is still on its way finds the search as it was', async () => {
  const { router } = await openSite('/search?q=safari&index=tours&tier=luxury', {
    network: async (request, send) => {
      if (/\/api\/tours\/[^?]/.test(request.url)) await new Promise((resolve) => setTimeout(resolve, 3000));
      return send(request);
    },
  });
  await userEvent.click(within((await results().findAllByRole('article'))[0] as HTMLElement).getByRole('link'));
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/tour\//));
  // Its frame stands there.
  await waitFor(() => expect(screen.queryByRole('button', { name: /Remove Luxury/ })).toBeNull());
  router.history.back();
  expect(await screen.findByRole('button', { name: /Remove Luxury/ })).toBeVisible();
  expect((await results().findAllByRole('article')).length).toBeGreaterThan(0);
  expect(router.state.location.href).toBe('/search?q=safari&index=tours&tier=luxury');
});

test('left and come back to at once, the search is as it was', async () => {
  const { router } = await openSite('/search?q=tsavo');
  await heading('Tours');
  for (let time = 0; time < 5; time += 1) {
    void router.navigate({ to: '/faq' });
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/faq'));
    await new Promise((resolve) => setTimeout(resolve, time * 15));
    router.history.back();
    await heading('Tours');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(router.latestLocation.href).toBe('/search?q=tsavo');
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
  expect((await results().findAllByRole('article')).length).toBeGreaterThan(0);
  expect(await link(/Earlier results/)).toBeVisible();
  expect(router.state.location.href).toContain('page=2');
});

test('sorted by price, the cheapest comes first, whatever it says of the words (B-155)', async () => {
  await openSite('/search?q=mara%20family&index=tours&sort=price');
  const prices = async () =>
    (await results().findAllByRole('article')).map((card) =>
      Number(/\$([\d,]+)/.exec(card.textContent ?? '')?.[1]?.replace(',', '')),
    );
  const shown = await prices();
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});

test.each(['nope', '__proto__', ''])('index=%s searches all (B-146)', async (index) => {
  await openSite(`/search?q=mara&index=${index}`);
  expect(await heading('Tours')).toBeVisible();
});

test('what is searched is text, whatever it says', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container } = await openSite(`/search?q=${encodeURIComponent(hostile)}`);
  expect(await screen.findByText(`Nothing found for “${hostile}”.`)).toBeVisible();
  expect(box().value).toBe(hostile);
  expect(container.querySelector('img[src="x"]')).toBeNull();
});
