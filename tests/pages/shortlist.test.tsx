import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shortlistHref } from '#features/shortlist/shortlist-link.ts';
import { changeShortlist, shortlist } from '#platform/shortlist/shortlist.ts';
import { entryKey, type ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';
import { blockStorage } from '#tests/support/site/broken-storage.ts';
import { lineTo } from '#tests/support/site/line-to.ts';
import { type OpenSiteOptions, openSite } from '#tests/support/site/open-site.tsx';
import { testNow } from '#tests/support/test-app.ts';

const tours: ShortlistEntry[] = ['masai-mara-safari', 'amboseli-tour'].map((slug) => ({
  kind: 'tour',
  slug,
  addedAt: 1,
}));
const departure: ShortlistEntry = {
  kind: 'departure',
  slug: 'amboseli-elephant-weekend',
  departure: 'amboseli-elephant-weekend-2026-12-04',
  addedAt: 2,
};
const stay: ShortlistEntry = { kind: 'accommodation', slug: 'olare-fig-camp', addedAt: 3 };
const place: ShortlistEntry = { kind: 'place', slug: 'giraffe-centre', addedAt: 4 };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));

const launcher = () => within(screen.getByRole('banner')).getByRole('button', { name: /^Shortlist/ });

/** Within the cards: to find the buttons of a whole list by their roles takes seconds in happy-dom. */
const hearts = () =>
  screen
    .getAllByRole('article')
    .slice(0, 2)
    .map((card) => within(card).getByRole('button', { name: /^Save / }));

async function openShortlist(address = '/faq', options: OpenSiteOptions = {}) {
  const site = await openSite(address, options);
  await userEvent.click(launcher());
  const dialog = within(await screen.findByRole('dialog', { name: 'Your shortlist' }));
  await dialog.findByRole('heading', { name: 'Your shortlist' });
  return { ...site, dialog };
}

/** The names in the list, in its order. */
const names = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
  dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('what is saved is stored and counted in the header, and stands side by side with its prices and its hours on the road', async () => {
  const user = userEvent.setup();
  await openSite('/tours');
  expect(launcher()).toHaveAccessibleName('Shortlist');
  const [first, second] = hearts();
  if (first === undefined || second === undefined) throw new Error('two tours are needed');
  await user.click(first);
  await user.click(second);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(launcher()).toHaveAccessibleName('Shortlist, 2 saved');
  expect(JSON.parse(localStorage.getItem('shortlist') ?? '').entries).toHaveLength(2);

  await user.click(launcher());
  await user.click(await screen.findByRole('button', { name: 'Compare them' }));
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(3));
  expect(within(table).getByRole('row', { name: /The whole trip \$/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Hours on the road/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  const [remove] = screen.getAllByRole('button', { name: /^Remove/ });
  if (remove) await user.click(remove);
  expect(shortlist.getSnapshot().entries).toHaveLength(1);
});

test('the heart lets a place go again; where that takes a note away, both can be had back', async () => {
  changeShortlist({ entries: [{ kind: 'place', slug: 'giraffe-centre', note: 'with Amina', addedAt: 1 }] });
  await openSite('/place/giraffe-centre');
  const heart = screen.getByRole('button', { name: 'Save Giraffe Centre' });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(shortlist.getSnapshot().entries).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(shortlist.getSnapshot().entries[0]?.note).toBe('with Amina');
});

test('where there is no room the visitor is told, and nothing is lost (B-109)', async () => {
  const entries = Array.from(
    { length: 40 },
    (_, index): ShortlistEntry => ({ kind: 'tour', slug: `t-${index}`, addedAt: 1 }),
  );
  changeShortlist({ entries });
  await openSite('/place/giraffe-centre');
  await userEvent.click(screen.getByRole('button', { name: 'Save Giraffe Centre' }));
  expect(await screen.findByText('Your shortlist is full')).toBeVisible();
  expect(shortlist.getSnapshot().entries).toEqual(entries);
});

test.each<[address: string, key: string, date?: string]>([
  ['/tour/masai-mara-safari', 'tour/masai-mara-safari/'],
  ['/accommodation/olare-fig-camp', 'accommodation/olare-fig-camp/'],
  ['/place/giraffe-centre', 'place/giraffe-centre/'],
  ['/group-tour/amboseli-elephant-weekend', 'group-tour/amboseli-elephant-weekend/', 'Fri, 4 Dec 2026'],
])('the page %s has a heart of its own, and one for each date it has (B-670)', async (address, key, date) => {
  await openSite(address);
  const name = screen.getByRole('heading', { level: 1 }).textContent;
  const [heart] = screen.getAllByRole('button', { name: `Save ${name}` });
  if (heart) await userEvent.click(heart);
  const [entry] = shortlist.getSnapshot().entries;
  expect([entry && entryKey(entry), entry?.name]).toEqual([key, name]);
  if (date === undefined) return;
  await userEvent.click(screen.getByRole('button', { name: `Save ${name}, ${date}` }));
  expect(shortlist.getSnapshot().entries[1]).toMatchObject({ kind: 'departure', departure: departure.departure });
});

describe('the shortlist', () => {
  test('tells of each what it is and what it comes to', async () => {
    changeShortlist({ entries: [...tours, departure, stay, place] });
    const { dialog } = await openShortlist();
    await waitFor(() => expect(dialog.getAllByText(/all in · /)).toHaveLength(3));
    expect(dialog.getByText('4 to 6 December 2026')).toBeVisible();
    for (const kind of ['Departure', 'Stay', 'Place']) expect(dialog.getByText(kind)).toBeVisible();
    expect(dialog.getByText(/^from \$/)).toBeVisible();
  });

  test('has the order its visitor gives it, by buttons that keep the focus and say where it is now (B-672)', async () => {
    changeShortlist({ entries: [...tours, place] });
    const { dialog } = await openShortlist();
    await dialog.findByRole('heading', { name: 'Giraffe Centre' });
    const up = dialog.getByRole('button', { name: 'Move Giraffe Centre up' });
    await userEvent.click(up);
    expect(up).toHaveFocus();
    expect(dialog.getByText('Giraffe Centre is now number 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(names(dialog)[0]).toBe('Giraffe Centre');
    expect(up).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Move Giraffe Centre down' })).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('shortlist') ?? '').entries[0].slug).toBe('giraffe-centre');
  });

  test('keeps a note as it is typed (B-672)', async () => {
    changeShortlist({ entries: [place] });
    const { dialog } = await openShortlist();
    await dialog.findByText(/Nairobi/);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a note about Giraffe Centre' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your note/ }), 'first thing in the morning');
    expect(shortlist.getSnapshot().entries[0]?.note).toBe('first thing in the morning');
    await userEvent.keyboard('{Enter}');
    expect(dialog.getByRole('button', { name: 'Change the note about Giraffe Centre' })).toHaveFocus();
    expect(dialog.getByText('first thing in the morning')).toBeVisible();
  });

  test('gives back what was removed and what was cleared, where it was (B-672)', async () => {
    changeShortlist({ entries: [...tours, place] });
    const { dialog } = await openShortlist();
    await dialog.findByText(/Nairobi/);
    const before = shortlist.getSnapshot().entries;
    const [remove] = dialog.getAllByRole('button', { name: /^Remove/ });
    if (remove) await userEvent.click(remove);
    expect(dialog.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(shortlist.getSnapshot().entries).toEqual(before);
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(dialog.getByText('Your shortlist of 3 is cleared.')).toBeVisible();
    expect(
      dialog.getByText(/^Nothing saved yet\. The heart on a tour, a date, a stay or a place keeps it here/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(shortlist.getSnapshot().entries).toEqual(before);
  });

  test('prices everything for the days and people chosen once, and says what does not run then (B-674)', async () => {
    changeShortlist({ entries: [...tours, departure] });
    const { dialog } = await openShortlist();
    await dialog.findByText('4 to 6 December 2026');
    await userEvent.click(dialog.getByText('2 adults, any month'));
    await userEvent.selectOptions(dialog.getByLabelText('Month'), 'august');
    await userEvent.click(dialog.getByRole('button', { name: 'More adults' }));
    await userEvent.click(dialog.getByRole('button', { name: 'More adults' }));
    expect(dialog.getByText('4 adults, in August')).toBeVisible();
    expect(dialog.getAllByText('each of 4, all in · August')).toHaveLength(2);
    expect(dialog.getByText('Leaves on 4 December 2026, not in August.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Compare them' }));
    const table = within(await dialog.findByRole('table'));
    expect(table.getByRole('row', { name: /^First day/ })).toHaveTextContent('15 August 2027');
    const quiet = table.getAllByRole('rowheader', { name: /, the same for all$/ }).length;
    const all = table.getAllByRole('rowheader').length;
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Only what differs' }));
    expect(dialog.getAllByRole('rowheader')).toHaveLength(all - quiet);
    expect(dialog.queryByRole('rowheader', { name: /, the same for all$/ })).toBeNull();
  });

  test('tells what cannot be loaded, and keeps it (B-677)', async () => {
    changeShortlist({ entries: [{ ...stay, name: 'Olare Fig Camp' }, place] });
    const { dialog } = await openShortlist('/faq', lineTo('/accommodation/', true));
    expect(await dialog.findByText('It could not be loaded just now, and stays on your list.')).toBeVisible();
    expect(
      dialog.getByText('1 entry could not be loaded just now. The others are as this device has them.'),
    ).toBeVisible();
    expect(names(dialog)).toEqual(['Olare Fig Camp', 'Giraffe Centre']);
  });

  test('says what is no longer offered (B-677)', async () => {
    changeShortlist({
      entries: [
        { kind: 'tour', slug: 'no-such-tour', addedAt: 1 },
        { ...departure, departure: 'amboseli-1999-01-01' },
      ],
    });
    const { dialog } = await openShortlist();
    await waitFor(() => expect(dialog.getAllByText('It is no longer offered.')).toHaveLength(2));
  });

  test('says where nothing can be stored, and lives as long as the page (B-677)', async () => {
    blockStorage();
    changeShortlist({ entries: [place] });
    const { dialog } = await openShortlist();
    expect(dialog.getByText(/^Your browser does not let this site store anything/)).toBeVisible();
    expect(await dialog.findByRole('heading', { name: 'Giraffe Centre' })).toBeVisible();
  });
});

describe('a shortlist that was sent', () => {
  const august = { month: 'august', guests: { adults: 4, children: 0, infants: 0 } } as const;
  const received = async (entries: readonly ShortlistEntry[], trip?: typeof august) => {
    const href = await shortlistHref('https://site.test', entries, trip);
    const site = await openSite(href.slice('https://site.test'.length));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your shortlist' }));
    await dialog.findByText(`You were sent a shortlist of ${entries.length}.`);
    return { ...site, dialog };
  };

  test('asks first, shows what is new, and is added with its notes, days and people (B-675)', async () => {
    changeShortlist({ entries: [place] });
    const before = localStorage.getItem('shortlist');
    const { dialog, router } = await received(
      [
        { ...place, note: 'theirs' },
        { ...stay, note: 'this one' },
      ],
      august,
    );
    expect(
      await dialog.findByText(/^1 of them is new to you; yours has 1\. It was sent for 4 adults, in August\./),
    ).toBeVisible();
    expect(dialog.getAllByText('New to you')).toHaveLength(1);
    expect(localStorage.getItem('shortlist')).toBe(before);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to mine' }));
    expect(shortlist.getSnapshot().entries.map(({ slug, note }) => [slug, note])).toEqual([
      ['giraffe-centre', 'theirs'],
      ['olare-fig-camp', 'this one'],
    ]);
    expect(await dialog.findByText('4 adults, in August')).toBeVisible();
    await waitFor(() => expect(router.latestLocation.href).toBe('/tours'));
  });

  test('changes nothing of mine when I keep mine (B-675)', async () => {
    changeShortlist({ entries: [place] });
    const { dialog, router } = await received([stay]);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine as it is' }));
    await waitFor(() => expect(router.latestLocation.href).toBe('/tours'));
    expect(shortlist.getSnapshot().entries).toEqual([place]);
    expect(await dialog.findByRole('heading', { name: 'Giraffe Centre' })).toBeVisible();
  });

  test('keeps the days and people I have chosen (B-675)', async () => {
    changeShortlist({ entries: [place], trip: { guests: { adults: 3, children: 0, infants: 0 } } });
    const { dialog } = await received([stay], august);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to mine' }));
    expect(await dialog.findByText('3 adults, any month')).toBeVisible();
  });

  test.each([
    ['1.cut', /^This link could not be read\. It may have been cut/],
    ['7.anything', /^This link was made by a newer version of this site/],
  ])('and came as %s says so kindly, and changes nothing (B-676)', async (fragment, words) => {
    changeShortlist({ entries: [place] });
    const { router } = await openSite(`/tours#shortlist=${fragment}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your shortlist' }));
    expect(await dialog.findByText(words)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'See my shortlist' }));
    await waitFor(() => expect(router.latestLocation.href).toBe('/tours'));
    expect(shortlist.getSnapshot().entries).toEqual([place]);
  });
});
