import '#features/search/overlay/search-overlay.tsx';
import '#shell/modals/modal-layers.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { recordSearches } from '#tests/support/search/search-requests.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/* Its code is here, as where a pointer rests on the icon. The history it leaves, and what Back does: e2e/back-closes. */

const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search tours, destinations...' });
const options = () => screen.getAllByRole('option');
/** Until the hits for these words stand there. */
const found = (words: string) => screen.findByText(new RegExp(` for ${words}$`));
const active = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

/** Opens a page, then the search above it. */
async function openOverlay(address = '/about', options: Parameters<typeof openSite>[1] = {}) {
  const site = await openSite(address, options);
  const user = userEvent.setup();
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }));
  const input = await box();
  await waitFor(() => expect(input).toHaveFocus());
  return { ...site, user, input };
}

describe('opening and closing', () => {
  test('it has title, box, hint and quick searches; a click outside and Escape close it, and keys open it (B-148)', async () => {
    const { user, router } = await openOverlay('/tours?tier=luxury');
    const overlay = within(await dialog());
    expect(overlay.getByRole('heading', { level: 2 })).toBeVisible();
    expect(overlay.getByPlaceholderText('Search tours, destinations...')).toBeVisible();
    expect(overlay.getByText('Search for tours, destinations, accommodations and more...')).toBeVisible();
    const quick = within(overlay.getByRole('list', { name: 'Quick searches' })).getAllByRole('link');
    expect(quick.map((word) => [word.textContent, word.getAttribute('href')])).toEqual(
      ['Safari', 'Kenya', 'Nairobi', 'Tanzania'].map((word) => [word, `/search?q=${word}`]),
    );
    await user.click((await dialog()).parentElement as HTMLElement);
    await gone();
    for (const keys of ['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await user.keyboard(keys);
      await dialog();
      await user.keyboard('{Escape}');
      await gone();
    }
    expect(router.state.location.href).toBe('/tours?tier=luxury');
    expect(router.history.length).toBe(1);
  });

  test('somebody who writes means the character', async () => {
    await openSite('/faq');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'visa/fee');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a quick search runs and closes it (B-148)', async () => {
    const { user, router } = await openOverlay();
    await user.click(screen.getByRole('link', { name: 'Nairobi' }));
    await waitFor(() => expect(router.state.location.href).toBe('/search?q=Nairobi'));
    await gone();
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  });
});

describe('typing', () => {
  test('asks five indexes once the typing rests, none for one character; the address says what is searched', async () => {
    const { searches, network } = recordSearches();
    const { user, input, router } = await openOverlay('/about', { network });
    await user.type(input, 's');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(searches).toEqual([]);
    expect(router.state.location.maskedLocation).toBeUndefined();

    await user.type(input, 'afari');
    expect(await found('safari')).toHaveAttribute('role', 'status');
    expect(searches).toHaveLength(5);
    expect(router.state.location.maskedLocation?.href).toBe('/search?q=safari');
    // The page below has not been left.
    expect(router.state.location.pathname).toBe('/about');
    expect(router.history.length).toBe(2);

    await user.type(input, ' lodge');
    await waitFor(() => expect(router.state.location.maskedLocation?.href).toBe('/search?q=safari+lodge'));
    expect(router.history.length).toBe(2);
  });

  test('Enter on nothing goes to the page of all results, as one entry (B-147)', async () => {
    const { user, input, router } = await openOverlay();
    await user.type(input, 'amboseli{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(router.state.location.href).toBe('/search?q=amboseli');
    await gone();
    expect(router.history.length).toBe(2);
  });

  test('one index that fails says so beside the others; all failing says so, until the words are cleared (B-150)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, input } = await openOverlay();
    await user.type(input, 'mara sentinel-500:places');
    expect(await screen.findByText('Places could not be searched.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Tours' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Places' })).toBeNull();
    await user.clear(input);
    await user.type(input, 'sentinel-500');
    const overlay = within(await dialog());
    expect(await overlay.findByRole('alert')).toHaveTextContent('Failed to perform search. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(overlay.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('group', { name: 'Popular destinations' })).toBeVisible();
    expect(input).toHaveFocus();
    log.mockRestore();
  });
});

describe('the keyboard alone', () => {
  test('arrows walk the options of all groups, around the ends; Home and End go there; Ctrl and Enter open a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, input } = await openOverlay();
    await user.type(input, 'amboseli');
    // The answers come beside the collections, and stand below them.
    await screen.findByText(/, \d+ answers? for amboseli$/);
    const all = options();
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
    expect(active(input)).toBeNull();

    for (const option of all) {
      await user.keyboard('{ArrowDown}');
      expect(active(input)).toBe(option);
      expect(option).toHaveAttribute('aria-selected', 'true');
    }
    for (const [key, option] of [
      ['ArrowDown', all[0]],
      ['ArrowUp', all.at(-1)],
      ['Home', all[0]],
      ['End', all.at(-1)],
      ['Home', all[0]],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(active(input), key).toBe(option);
    }
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/destinations/amboseli', '_blank', 'noopener');
    expect(await dialog()).toBeVisible();
    expect(input).toHaveFocus();
    open.mockRestore();
  });

  test('all of a collection lead to its tab (B-146)', async () => {
    const { user, input, router } = await openOverlay();
    await user.type(input, 'safari');
    await user.click(await screen.findByRole('option', { name: /^All \d+ tours/ }));
    await waitFor(() => expect(router.state.location.href).toBe('/search?q=safari&index=tours'));
    expect(router.history.length).toBe(2);
  });
});

test('an empty box offers popular destinations and what was searched before; Delete takes one of these away (B-110)', async () => {
  localStorage.setItem('recentSearches', '["mara","lions"]');
  const { user, input, router } = await openOverlay();
  expect(await screen.findByRole('group', { name: 'Popular destinations' })).toBeVisible();
  const recent = await screen.findByRole('group', { name: 'Recent searches' });
  expect(within(recent).getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Delete}');
  await waitFor(() => expect(within(recent).getAllByRole('option')).toHaveLength(1));
  expect(localStorage.getItem('recentSearches')).toBe('["lions"]');
  expect(input).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(router.state.location.href).toBe('/search?q=lions');
});
