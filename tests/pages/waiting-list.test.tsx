import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Site } from '#src/site.tsx';
import { answering, noNetwork } from '#tests/support/site/line-to.ts';
import { type OpenSiteOptions, openSite } from '#tests/support/site/open-site.tsx';
import { writeInto } from '#tests/support/site/write-into.ts';

/* The first date of this tour is full and has a waiting list. */
const address = '/group-tour/ndutu-calving-special';
const departure = 'ndutu-calving-special-2027-02-03';
const day = 'Wed, 3 Feb 2027';
const row = () => within(document.getElementById(`departure-${departure}`) as HTMLElement);
const offer = () => row().getByRole('button', { name: `Join the waiting list, ${day}` });
const form = () => within(row().getByRole('form', { name: `Waiting list for ${day}` }));
const box = (name: string) => form().getByRole('textbox', { name });
const button = () => form().getByRole('button', { name: 'Join the waiting list' });
const joining = `/${departure}/waiting-list`;

async function openForm(options: OpenSiteOptions = {}) {
  const site = await openSite(address, options);
  const user = userEvent.setup();
  await screen.findAllByText(/^checked/);
  await user.click(offer());
  await row().findByRole('form');
  return { ...site, user };
}

async function fillIn(name = 'Amina Otieno', email = 'amina@mail.example'): Promise<void> {
  for (const [field, text] of [
    ['Your name', name],
    ['Email', email],
  ] as const) {
    await userEvent.clear(box(field));
    await writeInto(box(field), text);
  }
}

test('two presses join the waiting list of a departure that is full, and the answer stands in the form’s place (B-561)', async () => {
  const { network, bodies } = answering(joining);
  const { user, backEnd } = await openForm({ network });
  expect(box('Your name')).toHaveFocus();
  await fillIn('Amina Otieno', ' amina@mail.example ');
  await user.click(form().getByRole('button', { name: 'More seats to wait for' }));
  await user.click(button());
  const answer = await row().findByText(
    'Almost done: we have sent you a link. Please open it to take your place on the waiting list.',
  );
  await waitFor(() => expect(answer).toHaveFocus());
  expect(row().queryByRole('form')).toBeNull();
  expect(bodies).toEqual([
    {
      name: 'Amina Otieno',
      email: 'amina@mail.example',
      seats: 3,
      turnstileToken: expect.stringMatching(/^[\w+/]+=*$/),
    },
  ]);
  const places = await backEnd.store.db.selectFrom('waiting_places').select(['departure_id', 'seats']).execute();
  expect(places).toEqual([{ departure_id: departure, seats: 3 }]);
  expect(localStorage.getItem('draft-waiting-list')).toBeNull();
});

test('nothing is asked for before the form is opened, and the contact form stays beside it (B-563)', async () => {
  const { requests } = await openSite(address);
  await screen.findAllByText(/^checked/);
  const aboutIt = () => requests.filter((request) => request.includes('waiting-list'));
  expect(aboutIt()).toEqual([]);
  expect(row().getByRole('link', { name: `Ask about other dates, ${day}` })).toBeVisible();
  await userEvent.click(offer());
  await row().findByRole('form');
  await waitFor(() => expect(aboutIt()).toEqual(['/bot-check/challenge?action=waiting-list']));
  expect(row().getByRole('link', { name: `Ask about other dates, ${day}` })).toBeVisible();
});

test('before the script is there, the way onto the list is a link to the contact form (B-563)', async () => {
  const { router } = await openSite(address);
  await screen.findAllByText(/^checked/);
  const page = new DOMParser().parseFromString(renderToString(<Site router={router} />), 'text/html');
  const finished = page.querySelector(`[id="departure-${departure}"] [aria-label^="Join the waiting list"]`);
  expect(finished?.getAttribute('href')).toBe(
    `/contact?topic=group&groupTour=ndutu-calving-special&departure=${departure}`,
  );
});

test('a departure that is sold out offers no waiting list, and neither does one with seats (B-561)', async () => {
  await openSite('/group-tour/amboseli-elephant-weekend');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 15 dates' }));
  expect(screen.getAllByText('Sold out').length).toBeGreaterThan(0);
  expect(screen.queryByText('Join the waiting list')).toBeNull();
});

test('the keyboard alone joins, and who would not is back where they were with what they wrote (B-561)', async () => {
  const { user } = await openForm();
  await user.keyboard('Amina Otieno{Tab}amina@mail.example');
  await user.click(form().getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(offer()).toHaveFocus());
  await user.keyboard('{Enter}');
  await row().findByRole('form');
  expect(box('Your name')).toHaveValue('Amina Otieno');
  expect(box('Email')).toHaveValue('amina@mail.example');
  await user.type(box('Email'), '{Enter}');
  expect(await row().findByText(/^Almost done/)).toBeVisible();
});

test('what is not in order is refused beside its field, which has the focus, until it is changed', async () => {
  const { user, requests } = await openForm();
  for (const [name, email, field, words] of [
    ['A', 'amina@mail.example', 'Your name', 'Please enter your name.'],
    ['a'.repeat(101), 'amina@mail.example', 'Your name', 'Please keep your name to 100 characters.'],
    ['Amina', 'amina@mail', 'Email', 'Please enter a valid email address.'],
  ] as const) {
    await fillIn(name, email);
    await user.click(button());
    expect(await form().findByText(words)).toBeVisible();
    expect(box(field)).toHaveFocus();
    expect(box(field)).toBeInvalid();
    expect(box(field)).toHaveAccessibleDescription(words);
    await user.type(box(field), 'x');
    expect(form().queryByText(words)).toBeNull();
  }
  expect(requests.filter((request) => request.endsWith(joining))).toEqual([]);
});

test('what is refused, or meets no network, says so in the server’s words, keeps what was typed, and joins at the next press (B-562)', async () => {
  const refusals = [
    [409, { message: 'This departure has left.', code: 'conflict' }, 'This departure has left.'],
    [422, { message: 'This departure has 8 seats in all.', code: 'invalid' }, 'This departure has 8 seats in all.'],
    [429, { message: 'Please try again in 3 minutes.', code: 'too_many_requests' }, 'Please try again in 3 minutes.'],
    [500, { message: 'Something broke here.', code: 'internal' }, 'Something broke here.'],
    [502, {}, 'Error: 502'],
  ] as const;
  const ofField = { message: 'Please check.', code: 'invalid', errors: { email: ['This address takes no mail.'] } };
  const { network } = answering(
    joining,
    ...refusals.map(
      ([status, body]) =>
        () =>
          Response.json(body, { status }),
    ),
    noNetwork,
    () => Response.json(ofField, { status: 422 }),
  );
  const { user } = await openForm({ network });
  for (const words of [
    ...refusals.map(([, , told]) => told),
    'Network error. Please check your internet connection and try again.',
  ]) {
    await fillIn();
    await user.click(button());
    expect(within(await form().findByRole('alert')).getByText(words)).toBeVisible();
    expect(button()).toHaveFocus();
    expect(box('Your name')).toHaveValue('Amina Otieno');
    expect(box('Email')).toHaveValue('amina@mail.example');
    await user.type(box('Email'), 'x');
    expect(form().queryByText(words)).toBeNull();
  }
  await fillIn();
  await user.click(button());
  expect(await form().findByText('This address takes no mail.')).toBeVisible();
  expect(box('Email')).toHaveFocus();
  expect(form().queryByText('Please check.')).toBeNull();
  await fillIn();
  await user.click(button());
  expect(await row().findByText(/^Almost done/)).toBeVisible();
});

test('a bot check that does not answer sends nothing, says so, and shows who can be reached (B-562)', async () => {
  const { user, requests } = await openForm({
    network: async (request, send) =>
      request.url.includes('/bot-check/') ? Response.json({ message: 'x' }, { status: 500 }) : send(request),
  });
  const ways = await form().findByRole('list', { name: 'Other ways to reach us' });
  expect(within(ways).getAllByRole('link')).toHaveLength(3);
  await fillIn();
  await user.click(button());
  expect(await form().findByText('Please complete the security verification.')).toBeVisible();
  expect(requests.filter((request) => request.endsWith(joining))).toEqual([]);
});

test('it says that it sends, and sends once (B-562)', async () => {
  let answer = (_response: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { network, bodies } = answering(joining, () => answered);
  const { user } = await openForm({ network });
  await fillIn();
  await user.dblClick(button());
  const sending = await form().findByRole('button', { name: 'Joining...' });
  expect(sending).toHaveFocus();
  await user.click(sending);
  await waitFor(() => expect(bodies).toHaveLength(1));
  answer(Response.json({ status: 'info', message: 'This address is on the waiting list already.' }));
  expect(await row().findByText('This address is on the waiting list already.')).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('seats that have come free meanwhile are told, and the row offers them (B-561)', async () => {
  const { user, backEnd } = await openForm();
  await backEnd.store.db
    .updateTable('departure_seats')
    .set((seats) => ({ booked_seats: 8, version: seats('version', '+', 1) }))
    .where('departure_id', '=', departure)
    .execute();
  await fillIn();
  await user.click(button());
  expect(await row().findByText('There are seats free on this departure: ask us for them.')).toBeVisible();
  expect(await row().findByText('4 of 12 seats left')).toBeVisible();
  expect(row().getByRole('link', { name: `Ask us about 2 seats, ${day}` })).toBeVisible();
});

test('a departure that has filled meanwhile is told, and offers its waiting list beside that (B-561)', async () => {
  const { backEnd } = await openSite(address);
  const another = 'ndutu-calving-special-2027-02-12';
  await screen.findAllByText(/^checked/);
  await backEnd.store.db
    .updateTable('departure_seats')
    .set((seats) => ({ booked_seats: seats.ref('total_seats'), version: seats('version', '+', 1) }))
    .where('departure_id', '=', another)
    .execute();
  const filled = within(document.getElementById(`departure-${another}`) as HTMLElement);
  await userEvent.click(filled.getByRole('button', { name: /^Enquire for 2 seats, / }));
  expect(await filled.findByRole('button', { name: /^Join the waiting list, / })).toBeVisible();
  const told = filled.getByRole('alert');
  expect(told).toHaveTextContent('This departure is full. You can join its waiting list.');
  expect(told).toHaveFocus();
  expect(filled.queryByRole('button', { name: /^Enquire/ })).toBeNull();
});
