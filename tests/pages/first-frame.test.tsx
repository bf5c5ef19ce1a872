import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/site/open-site.tsx';

/** How many cards stood on the page, one count after the other. */
function countCards(container: HTMLElement): number[] {
  const counts: number[] = [];
  const note = () => {
    const count = container.querySelectorAll('main article').length;
    if (counts.at(-1) !== count) counts.push(count);
  };
  new MutationObserver(note).observe(container, { childList: true, subtree: true });
  return counts;
}

test('a list a link leads to has two rows of cards in its first frame and the others in the next', async () => {
  const { router, container } = await openSite('/about');
  const counts = countCards(container);
  await act(() => router.navigate({ to: '/destinations' }));
  await waitFor(() => expect(counts.slice(-2)).toEqual([6, 12]));
});

test('a list one comes back to has all its cards at once, so that one stands where one left it', async () => {
  const { router, container } = await openSite('/destinations');
  await act(() => router.navigate({ to: '/about' }));
  const counts = countCards(container);
  await act(async () => router.history.back());
  await waitFor(() => expect(counts.at(-1)).toBe(12));
  expect(counts).not.toContain(6);
});
