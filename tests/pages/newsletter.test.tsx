import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering, lineTo, noNetwork } from '#tests/support/site/line-to.ts';
import { type OpenSiteOptions, openSite } from '#tests/support/site/open-site.tsx';
import { writeInto } from '#tests/support/site/write-into.ts';

const subscribe = '/newsletter/subscribe';
const challenge = '/bot-check/challenge?action=newsletter';
const form = () => within(screen.getByRole('form', { name: 'Get Exclusive Deals & Travel Tips' }));
const email = () => form().getByRole('textbox', { name: 'Email' });
const button = () => form().getByRole('button');

async function openTouched(options: OpenSiteOptions = {}) {
  const site = await openSite('/faq', options);
  const user = userEvent.setup();
  await user.click(email());
  const press = async () => {
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
  };
  return { ...site, user, press };
}

test('the newsletter form has its heading, its button and its line, and asks for nothing before it is touched (B-20)', async () => {
  const { requests } = await openSite('/faq');
  expect(screen.getByRole('heading', { name: 'Get Exclusive Deals & Travel Tips' })).toBeVisible();
  expect(screen.getByText('We respect your privacy. Unsubscribe at any time.')).toBeVisible();
  expect(button()).toHaveTextContent(/^Subscribe$/);
  expect(button()).toBeDisabled();
  expect(requests).not.toContain(challenge);
});

test('what is typed stands at once, before anything has been loaded for it, and is there again after a reload', async () => {
  const { unmount } = await openSite('/faq');
  await userEvent.setup().type(email(), 'amina@mail.example');
  expect(email()).toHaveValue('amina@mail.example');
  expect(email()).toHaveFocus();
  await waitFor(() => expect(localStorage.getItem('draft-newsletter')).toContain('amina@mail.example'));
  unmount();
  const { requests } = await openSite('/faq');
  await waitFor(() => expect(email()).toHaveValue('amina@mail.example'));
  expect(requests).not.toContain(challenge);
});

test('the address goes with where it stands and the token, and the form gives way to the answer, which takes the focus (B-130)', async () => {
  const { network, bodies } = answering(subscribe);
  const { press } = await openTouched({ network });
  await writeInto(email(), ' amina@mail.example ');
  await press();
  await waitFor(() => expect(screen.queryByRole('form', { name: /Travel Tips/ })).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('footer')).not.toBeNull());
  expect(document.activeElement).toHaveTextContent(/\w/);
  expect(bodies).toEqual([
    { email: 'amina@mail.example', source: 'footer', turnstileToken: expect.stringMatching(/^[\w+/]+=*$/) },
  ]);
});

test('it says Subscribing... while it sends, and cannot be submitted twice (B-20)', async () => {
  let answer = (_response: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { network, bodies } = answering(subscribe, () => answered);
  const { user } = await openTouched({ network });
  await writeInto(email(), 'amina@mail.example');
  await waitFor(() => expect(button()).toBeEnabled());
  await user.dblClick(button());
  expect(button()).toHaveTextContent('Subscribing...');
  expect(button()).toBeDisabled();
  answer(Response.json({ status: 'info', message: 'You are already subscribed.' }));
  const told = await screen.findByText('You are already subscribed.');
  await waitFor(() => expect(told).toHaveFocus());
  expect(bodies).toHaveLength(1);
});

test('an address that is none is refused where it stands, until it is changed (B-126, B-128)', async () => {
  const words = 'Please enter a valid email address.';
  const { user, press, requests } = await openTouched();
  for (const none of [
    'amina',
    'amina@',
    '@mail.example',
    'amina@mail',
    'a b@mail.example',
    `${'a'.repeat(250)}@b.co`,
  ]) {
    await user.clear(email());
    await writeInto(email(), none);
    await press();
    expect(await form().findByText(words), none).toBeVisible();
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(words);
    await user.type(email(), 'x');
    expect(screen.queryByText(words), none).toBeNull();
  }
  expect(requests).not.toContain(subscribe);
});

test('a failure is told in the server’s words or the agreed ones, keeps the address, and is cleared by editing (B-131)', async () => {
  const failures = [
    ['This address is blocked.', { message: 'This address is blocked.', code: 'invalid' }, 422],
    ['Error: 502', {}, 502],
    ['An unexpected error occurred.', { status: 'perhaps' }, 200],
  ] as const;
  const { network } = answering(
    subscribe,
    ...failures.map(
      ([, body, status]) =>
        async () =>
          Response.json(body, { status }),
    ),
    noNetwork,
  );
  const { user, press } = await openTouched({ network });
  await writeInto(email(), 'amina@mail.example');
  for (const words of [
    ...failures.map(([told]) => told),
    'Network error. Please check your internet connection and try again.',
  ]) {
    await press();
    expect(await form().findByText(words)).toBeVisible();
    expect(email()).toHaveDisplayValue(/^amina@mail\.example/);
    await user.type(email(), 'x');
    expect(screen.queryByText(words)).toBeNull();
  }
  await press();
  await waitFor(() => expect(screen.queryByRole('form', { name: /Travel Tips/ })).toBeNull());
});

test('a bot check that cannot be reached leads to telephone, mail and WhatsApp', async () => {
  await openTouched(lineTo('/bot-check/', true));
  const ways = await form().findByRole('list', { name: 'Other ways to reach us' });
  const links = within(ways).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['tel', 'mailto', 'https']);
  expect(button()).toBeDisabled();
});
