import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { prepareSearch } from '#shell/search/open-search.tsx';
import { recordSearches } from '#tests/support/search/search-requests.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

// A loaded machine takes its time; what is waited for is the state, not the moment.
configure({ asyncUtilTimeout: 15_000 });
prepareSearch();

const dialog = () => screen.findByRole('dialog', { name: 'Search' });
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
  test('the icon opens it, with title, box, hint and quick searches (B-148)', async () => {
    await openOverlay();
    const overlay = within(await dialog());
    expect(overlay.getByRole('heading', { level: 2 })).toBeVisible();
    expect(overlay.getByPlaceholderText('Search tours, destinations...')).toBeVisible();
    expect(overlay.getByText('Search for tours, destinations, accommodations and more...')).toBeVisible();
    const quick = within(overlay.getByRole('list', { name: 'Quick searches' })).getAllByRole('link');
    expect(quick.map(({ textContent }) => textContent)).toEqual(['Safari', 'Kenya', 'Nairobi', 'Tanzania']);
  });

  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it', async (keys) => {
    await openSite('/about');
    await userEvent.keyboard(keys);
    expect(await dialog()).toBeVisible();
  });

  test('somebody who writes means the character', async () => {
    await openSite('/faq');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'visa/fee');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Escape closes it and leaves the page as it was', async () => {
    const { user, router } = await openOverlay('/tours?tier=luxury');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.href).toBe('/tours?tier=luxury');
    expect(router.history.length).toBe(1);
  });

  test('a click outside closes it (B-148)', async () => {
    const { user } = await openOverlay();
    await user.click((await dialog()).parentElement as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each(['Safari', 'Kenya', 'Nairobi', 'Tanzania'])('%s runs that search and closes it (B-148)', async (word) => {
    const { user, router } = await openOverlay();
    await user.click(screen.getByRole('link', { name: word }));
    await waitFor(() => expect(router.state.location.href).toBe(`/search?q=${word}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    await found('safari');
    expect(searches).toHaveLength(5);
    expect(router.state.location.maskedLocation?.href).toBe('/search?q=safari');
    // The page below has not been left.
    expect(router.state.location.pathname).toBe('/about');
    expect(router.history.length).toBe(2);

    await user.type(input, ' lodge');
    await waitFor(() => expect(router.state.location.maskedLocation?.href).toBe('/search?q=safari+lodge'));
    expect(router.history.length).toBe(2);
  });

  test('Escape gives the page its own address back; forward opens the search again', async () => {
    const { user, input, router } = await openOverlay();
    await user.type(input, 'amboseli');
    await waitFor(() => expect(router.state.location.maskedLocation?.href).toBe('/search?q=amboseli'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.maskedLocation).toBeUndefined());
    expect(router.state.location.href).toBe('/about');
    router.history.forward();
    expect((await box()).value).toBe('amboseli');
    router.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('Enter on nothing goes to the page of all results, as one entry (B-147)', async () => {
    const { user, input, router } = await openOverlay();
    await user.type(input, 'amboseli{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(router.state.location.href).toBe('/search?q=amboseli');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.history.length).toBe(2);
  });

  test('on the search page it refines that page', async () => {
    const { user, input, router } = await openOverlay('/search?q=mara&index=tours');
    expect(input.value).toBe('mara');
    await user.clear(input);
    await user.type(input, 'amboseli');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'amboseli', index: 'tours' }));
    expect(router.history.length).toBe(1);
  });

  test('clearing takes words, hits and errors away (B-150)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, input } = await openOverlay();
    await user.type(input, 'sentinel-500');
    const overlay = within(await dialog());
    expect(await overlay.findByRole('alert')).toHaveTextContent('Failed to perform search. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(overlay.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('group', { name: 'Popular destinations' })).toBeVisible();
    expect(input).toHaveFocus();
    log.mockRestore();
  });

  test('one index fails: the others stand, it says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, input } = await openOverlay();
    await user.type(input, 'mara sentinel-500:places');
    expect(await screen.findByText('Places could not be searched.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Tours' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Places' })).toBeNull();
    log.mockRestore();
  });
});

describe('the keyboard alone', () => {
  test('arrows walk the options of all groups, around the ends; Home and End go there', async () => {
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
    await user.keyboard('{ArrowDown}');
    expect(active(input)).toBe(all[0]);
    await user.keyboard('{ArrowUp}');
    expect(active(input)).toBe(all.at(-1));
    await user.keyboard('{Home}');
    expect(active(input)).toBe(all[0]);
    await user.keyboard('{End}');
    expect(active(input)).toBe(all.at(-1));
    expect(input).toHaveFocus();
  });

  test('Enter follows the option; going back finds the search as it was', async () => {
    const { user, input, router } = await openOverlay();
    await user.type(input, 'ambosli');
    await found('ambosli');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/destinations/amboseli'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    router.history.back();
    expect((await box()).value).toBe('ambosli');
    await found('ambosli');
    expect(options()[0]).toHaveTextContent('Amboseli');
  });

  test('Ctrl and Enter open it in a new tab and leave the search open', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, input } = await openOverlay();
    await user.type(input, 'amboseli');
    await found('amboseli');
    await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/destinations/amboseli', '_blank', 'noopener');
    expect(await dialog()).toBeVisible();
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

describe('an empty box', () => {
  test('offers what was searched before, and Delete takes one away (B-110)', async () => {
    localStorage.setItem('recentSearches', '["mara","lions"]');
    const { user, input } = await openOverlay();
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    expect(within(recent).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Delete}');
    await waitFor(() => expect(within(recent).getAllByRole('option')).toHaveLength(1));
    expect(localStorage.getItem('recentSearches')).toBe('["lions"]');
    expect(input).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  });

  test('offers popular destinations', async () => {
    const { user, router } = await openOverlay();
    const popular = within(await screen.findByRole('group', { name: 'Popular destinations' }));
    await user.click(popular.getByRole('option', { name: /Amboseli/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/destinations/amboseli'));
  });
});

test('one polite message says what was found', async () => {
  const { user, input } = await openOverlay();
  await user.type(input, 'amboseli');
  expect(await found('amboseli')).toHaveAttribute('role', 'status');
});
