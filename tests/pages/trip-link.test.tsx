import 'fake-indexeddb/auto';
import { dehydrate } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TripLink } from '#contract/trip/trip-link.ts';
import { tripFragment } from '#features/trip/link/trip-fragment.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { writeInto } from '#tests/support/site/write-into.ts';
import { testNow } from '#tests/support/test-app.ts';

const mara = '/tour/masai-mara-safari';
const stored = () => JSON.parse(localStorage.getItem('tourCustomization') ?? 'null')?.customizations;
const draftNotes = () => JSON.parse(localStorage.getItem('draft-custom-safari') ?? 'null')?.values?.notes;

/** Three who fly in a balloon and sleep a night longer, put together some days ago when both cost less. */
const sent: TripLink = {
  tour: 'masai-mara-safari',
  sentOn: '2026-11-16',
  price: 400,
  dates: { startDate: '2027-02-10', endDate: '2027-02-12', flexibility: 'few-days' },
  guests: { adults: 2, children: 1, infants: 0 },
  childAges: [9],
  activities: [
    { id: 'balloon-over-the-mara', price: 470, selectedDate: '2027-02-11', guestCount: 2 },
    { id: 'lion-counting', price: 20 },
  ],
  accommodations: [{ id: 'enkiama-hill-camp', roomType: 'Hill tent', pricePerNight: 85, nights: 1 }],
  notes: 'Grandmother walks slowly.',
};

const addressOf = async (link: TripLink = sent) => `${mara}#${await tripFragment(link)}`;
const dialog = async () => {
  const opened = within(await screen.findByRole('dialog', { name: 'A trip that was sent to you' }));
  // Its code has come.
  await opened.findAllByRole('button');
  return opened;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const panel = async () => within(await screen.findByRole('region', { name: 'Make it yours' }));
const press = async (name: string) => userEvent.click(await (await dialog()).findByRole('button', { name }));

/** A trip of one's own: four of them, and a walk. */
async function beginOwnTrip() {
  const { unmount } = await openSite(mara);
  await userEvent.click((await panel()).getByRole('button', { name: 'More adults' }));
  await userEvent.click((await panel()).getByRole('button', { name: 'Add Balloon over the Mara' }));
  unmount();
  return localStorage.getItem('tourCustomization');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
});
afterEach(() => {
  vi.useRealTimers();
});

test('where there is no trip the page shows the one that was sent, and keeps it at one press (B-662)', async () => {
  const { router } = await openSite(await addressOf());
  const question = await dialog();
  for (const words of [
    /put together on 16 November 2026/,
    /2 adults, 1 child/,
    /10 to 13 February 2027/,
    'Grandmother walks slowly.',
  ])
    expect(question.getByText(words)).toBeVisible();
  expect(question.getByText('Lion counting is no longer offered with this tour.')).toBeVisible();
  expect(question.getByText('Balloon over the Mara costs $10 more each: $470 then, $480 today.')).toBeVisible();
  expect((await panel()).getByText('Balloon over the Mara, Thu, 11 Feb 2027, for 2')).toBeInTheDocument();
  expect(stored()).toBeUndefined();

  await press('Make it my trip');
  await gone();
  expect(stored()).toMatchObject({
    guestCount: sent.guests,
    childAges: [9],
    // The link ends with the tour; its extra night is a day more.
    dates: { ...sent.dates, endDate: '2027-02-13' },
    activities: [{ id: 'balloon-over-the-mara', price: 480 }],
    accommodations: [{ id: 'enkiama-hill-camp', nights: 1 }],
  });
  expect(draftNotes()).toBe(sent.notes);
  expect(router.history.location.hash).toBe('');
  expect(router.history.length).toBe(1);

  await userEvent.click((await panel()).getByRole('button', { name: 'Undo' }));
  expect(stored()).toMatchObject({ activities: [], accommodations: [], guestCount: { adults: 2, children: 0 } });
  expect(draftNotes()).toBeUndefined();
});

test('a trip that is there is asked about, part by part, and stays where one keeps it (B-663)', async () => {
  const own = await beginOwnTrip();
  const { router } = await openSite(await addressOf());
  const question = await dialog();
  const row = (name: string, index = 0) =>
    within(question.getAllByRole('row', { name: new RegExp(`^${name}`) })[index] as HTMLElement);
  expect(row('Days').getByText('Not chosen yet')).toBeVisible();
  expect(row('Days').getByText(/10 to 13 February 2027/)).toBeVisible();
  expect(row('Who').getByText('3 adults')).toBeVisible();
  expect(row('Who').getByText('2 adults, 1 child (9)')).toBeVisible();
  expect(row('Activity').getByText('Balloon over the Mara, for 3')).toBeVisible();
  expect(row('Stay').getByText('Not in it')).toBeVisible();
  expect(row('Notes').getByText(sent.notes)).toBeVisible();
  expect(row('Our invoice').getAllByText(/\$/)).toHaveLength(2);
  // Without days of one's own there is no whole trip to set beside theirs.
  expect(question.getByText('The whole trip you were sent today, with what you pay to others')).toBeVisible();
  await press('Keep mine');
  await gone();
  expect(localStorage.getItem('tourCustomization')).toBe(own);
  expect(draftNotes()).toBeUndefined();
  expect(router.history.location.hash).toBe('');
});

test('a trip that was replaced can be had back with its notes (B-663)', async () => {
  const own = JSON.parse((await beginOwnTrip()) ?? '').customizations;
  localStorage.setItem(
    'draft-custom-safari',
    JSON.stringify({ savedAt: Date.now(), values: { notes: 'Mine.', contact: { name: 'Amina' } } }),
  );
  await openSite(await addressOf());
  await press('Take it in place of mine');
  await gone();
  expect(stored()).toMatchObject({ guestCount: sent.guests });
  expect(draftNotes()).toBe(sent.notes);
  expect(await screen.findByDisplayValue(sent.notes)).toBeInTheDocument();
  expect(screen.getByDisplayValue('Amina')).toBeInTheDocument();
  expect(await screen.findByText('Your own trip was put aside.')).toBeVisible();
  await userEvent.click((await panel()).getByRole('button', { name: 'Undo' }));
  expect(stored()).toEqual(own);
  expect(draftNotes()).toBe('Mine.');
  expect(await screen.findByDisplayValue('Mine.')).toBeInTheDocument();
});

test('what another tab changes while the question is open stands beside it, and comes back with Undo (B-663)', async () => {
  const own = JSON.parse((await beginOwnTrip()) ?? '');
  await openSite(await addressOf());
  const question = await dialog();
  expect(await question.findByRole('row', { name: /^Who/ })).toHaveTextContent('3 adults');
  const elsewhere = {
    ...own,
    customizations: { ...own.customizations, guestCount: { adults: 5, children: 0, infants: 0 } },
  };
  act(() => {
    localStorage.setItem('tourCustomization', JSON.stringify(elsewhere));
    dispatchEvent(new StorageEvent('storage', { key: 'tourCustomization', newValue: JSON.stringify(elsewhere) }));
  });
  expect(await question.findByText('5 adults')).toBeVisible();
  await press('Take it in place of mine');
  await gone();
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Undo' }));
  expect(stored().guestCount.adults).toBe(5);
});

test('closed without an answer it stays in the address, and is asked again (B-664)', async () => {
  const own = await beginOwnTrip();
  const address = await addressOf();
  const { router, unmount } = await openSite(address);
  await press('Close');
  await gone();
  expect(router.history.location.href).toBe(address);
  expect(localStorage.getItem('tourCustomization')).toBe(own);
  await userEvent.click((await panel()).getByRole('button', { name: 'See it again' }));
  expect((await dialog()).getByRole('button', { name: 'Keep mine' })).toBeVisible();
  unmount();
});

test('who changes the trip they look at has taken it (B-662)', async () => {
  const { router } = await openSite(await addressOf());
  await press('Close');
  await gone();
  await userEvent.click((await panel()).getByRole('button', { name: 'More adults' }));
  expect(stored()).toMatchObject({ guestCount: { adults: 3, children: 1 }, activities: [{ guestCount: 2 }] });
  expect(draftNotes()).toBe(sent.notes);
  await waitFor(() => expect(router.history.location.hash).toBe(''));
});

test.each([
  ['#trip=7.q1YqUrJS', 'This link was made by a newer version of this site; reload and try again.'],
  ['#trip=1.q1YqUrJS', /Part of it was probably lost on the way/],
  ['#trip=', /Part of it was probably lost on the way/],
])('a link with %s says so, changes nothing, and is let go without a reload (B-661)', async (fragment, words) => {
  const own = await beginOwnTrip();
  const { router } = await openSite(mara + fragment);
  expect((await dialog()).getByText(words)).toBeVisible();
  await press('Go on without it');
  await gone();
  expect(localStorage.getItem('tourCustomization')).toBe(own);
  expect(draftNotes()).toBeUndefined();
  await waitFor(() => expect(router.history.location.hash).toBe(''));
});

test('where both have days, the whole trips stand beside each other (B-663)', async () => {
  await beginOwnTrip();
  const { unmount } = await openSite(mara);
  await userEvent.type((await panel()).getByLabelText('First day'), '2027-02-20');
  unmount();
  await openSite(await addressOf());
  const question = await dialog();
  const whole = question.getByRole('row', { name: /^All in, today/ });
  expect(within(whole).getAllByText(/\$[\d,.]+ to \$/)).toHaveLength(2);
  expect(question.queryByText(/The whole trip you were sent/)).toBeNull();
});

test('a trip of another tour leads to that tour, and one of a tour that is gone says so (B-664)', async () => {
  const { unmount } = await openSite(`/tour/amboseli-tour#${await tripFragment({ ...sent, tour: 'gone-tour' })}`);
  expect(await (await dialog()).findByText('The tour it belongs to is no longer offered.')).toBeVisible();
  unmount();
  const { router } = await openSite(`/tour/amboseli-tour#${await tripFragment(sent)}`);
  await userEvent.click(await (await dialog()).findByRole('link', { name: /^Open it with Maasai Mara/ }));
  expect((await dialog()).getByRole('button', { name: 'Make it my trip' })).toBeVisible();
  expect(router.history.location.pathname).toBe(mara);
});

test('the trip that is there already is not asked about (B-664)', async () => {
  const { unmount } = await openSite(await addressOf());
  await press('Make it my trip');
  await gone();
  unmount();
  const { router } = await openSite(await addressOf());
  expect(await screen.findByText('This is the trip you have here')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'A trip that was sent to you' })).toBeNull();
  expect(router.history.location.hash).toBe('');
});

test('what is sent comes back as it was, with the notes of the request (B-660)', async () => {
  await beginOwnTrip();
  const { unmount } = await openSite(`${mara}#request`);
  await writeInto(await screen.findByLabelText(/^Notes/), 'No nuts, please.');
  await userEvent.click((await panel()).getByRole('button', { name: 'Send this trip' }));
  const field = await screen.findByLabelText<HTMLInputElement>('The link');
  expect(screen.getByText(/your notes/)).toBeVisible();
  const { pathname, search, hash } = new URL(field.value);
  expect([pathname, search]).toEqual([mara, '']);
  unmount();
  localStorage.clear();
  await openSite(pathname + hash);
  const question = await dialog();
  expect(question.getByText('No nuts, please.')).toBeVisible();
  expect(question.getByText('Balloon over the Mara, for 3')).toBeVisible();
});

test('nothing of a link is in what is asked and sent, kept for another visit, or said in the page’s head (B-665)', async () => {
  const address = await addressOf();
  const packed = address.slice(address.indexOf('#trip=1.') + 8);
  const asked: string[] = [];
  const { queryClient, requests, router } = await openSite(address, {
    network: async (request, call) => {
      asked.push(`${request.url} ${[...request.headers].join()} ${await request.clone().text()}`);
      return call(request);
    },
  });
  await press('Close');
  await gone();
  await userEvent.click((await panel()).getByRole('button', { name: 'Request this trip' }));
  const form = within(await screen.findByRole('form', { name: 'Request this trip' }));
  await writeInto(form.getByLabelText('Your name'), 'Amina Otieno');
  await writeInto(form.getByRole('textbox', { name: 'Email' }), 'amina@example.org');
  await userEvent.click(form.getByRole('checkbox'));
  await screen.findByText('Security verification passed');
  expect(router.history.location.hash).toContain(packed);
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('heading', { name: 'We have it' })).toBeVisible();
  expect(requests).toContain('/custom-safari-request');
  const kept = [{ ...localStorage }, { ...sessionStorage }, dehydrate(queryClient), document.head.innerHTML];
  const all = JSON.stringify([...asked, ...kept]);
  expect(all).toContain('Amina Otieno');
  expect(all).not.toContain(packed.slice(0, 40));
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/masai-mara-safari$/);
});
