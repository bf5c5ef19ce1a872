import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type OpenSiteOptions, openSite } from '#tests/support/site/open-site.tsx';

const form = () => within(screen.getByRole('form', { name: 'Get Exclusive Deals & Travel Tips' }));
const email = () => form().getByRole('textbox', { name: 'Email' });
const button = () => form().getByRole('button');

async function openTouched(options: OpenSiteOptions = {}) {
  const site = await openSite('/faq', options);
  const user = userEvent.setup();
  await user.click(email());
  await waitFor(() => expect(button()).toBeEnabled());
  return { ...site, user };
}

const answering = (body: object, init?: ResponseInit): OpenSiteOptions => ({
  network: async (request, send) => (request.url.includes('/newsletter/') ? Response.json(body, init) : send(request)),
});

/** An answer that comes when the test says so. */
function openAnswer() {
  let resolve = (_response: Response) => {};
  const promise = new Promise<Response>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the newsletter form', () => {
  test('has its heading, its button and its line, and asks for nothing before it is touched (B-20)', async () => {
    const { requests } = await openSite('/faq');
    expect(screen.getByRole('heading', { name: 'Get Exclusive Deals & Travel Tips' })).toBeVisible();
    expect(screen.getByText('We respect your privacy. Unsubscribe at any time.')).toBeVisible();
    expect(button()).toHaveTextContent(/^Subscribe$/);
    expect(button()).toBeDisabled();
    expect(requests).not.toContain('/bot-check/challenge?action=newsletter');
  });

  test('keeps what is typed at once, before anything has been loaded for it, and gives it back after a reload', async () => {
    const { unmount } = await openSite('/faq');
    await userEvent.setup().type(email(), 'amina@mail.example');
    expect(email()).toHaveValue('amina@mail.example');
    expect(email()).toHaveFocus();
    await waitFor(() => expect(localStorage.getItem('draft-newsletter')).toContain('amina@mail.example'));
    unmount();
    const { requests } = await openSite('/faq');
    await waitFor(() => expect(email()).toHaveValue('amina@mail.example'));
    expect(requests).not.toContain('/bot-check/challenge?action=newsletter');
  });

  test('gives way to the message once it was taken, which takes the focus (B-130)', async () => {
    const { user } = await openTouched();
    await user.type(email(), 'amina@mail.example');
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('form', { name: /Travel Tips/ })).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('footer')).not.toBeNull());
    expect(document.activeElement).toHaveTextContent(/\w/);
  });

  test('sends the address, where it stands, and the token (B-130)', async () => {
    let body: unknown;
    const { user } = await openTouched({
      network: async (request, send) => {
        if (request.url.includes('/newsletter/')) body = await request.clone().json();
        return send(request);
      },
    });
    await user.type(email(), ' amina@mail.example ');
    await user.click(button());
    await waitFor(() =>
      expect(body).toEqual({
        email: 'amina@mail.example',
        source: 'footer',
        turnstileToken: expect.stringMatching(/^[\w+/]+=*$/),
      }),
    );
  });

  test('says Subscribing... while it sends, and cannot be submitted twice (B-20)', async () => {
    const { promise, resolve } = openAnswer();
    const { user, requests } = await openTouched({
      network: (request, send) => (request.url.includes('/newsletter/') ? promise : send(request)),
    });
    await user.type(email(), 'amina@mail.example');
    await user.dblClick(button());
    expect(button()).toHaveTextContent('Subscribing...');
    expect(button()).toBeDisabled();
    expect(requests.filter((request) => request.includes('/newsletter/'))).toHaveLength(1);
    resolve(Response.json({ status: 'info', message: 'You are already subscribed.' }));
    const answer = await screen.findByText('You are already subscribed.');
    await waitFor(() => expect(answer).toHaveFocus());
  });

  test.each(['amina', 'amina@', '@mail.example', 'amina@mail', 'a b@mail.example', `${'a'.repeat(250)}@b.co`])(
    'refuses %s where it stands (B-126, B-128)',
    async (given) => {
      const { user, requests } = await openTouched();
      await user.type(email(), given);
      await user.click(button());
      expect(await form().findByText('Please enter a valid email address.')).toBeVisible();
      expect(email()).toHaveFocus();
      expect(email()).toBeInvalid();
      expect(email()).toHaveAccessibleDescription('Please enter a valid email address.');
      expect(requests.filter((request) => request.includes('/newsletter/'))).toEqual([]);
      await user.type(email(), 'x');
      expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
    },
  );

  test.each([
    ['the server’s words', { message: 'This address is blocked.', code: 'invalid' }, 422, 'This address is blocked.'],
    ['the status', {}, 502, 'Error: 502'],
    ['its own words when the answer makes no sense', { status: 'perhaps' }, 200, 'An unexpected error occurred.'],
  ])(
    'after a failure shows %s, keeps the address, and clears on editing (B-131)',
    async (_name, body, status, words) => {
      const { user } = await openTouched(answering(body, { status }));
      await user.type(email(), 'amina@mail.example');
      await user.click(button());
      expect(await form().findByText(words)).toBeVisible();
      expect(email()).toHaveValue('amina@mail.example');
      await user.type(email(), 'x');
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  test('without a network says so', async () => {
    const { user } = await openTouched({
      network: (request, send) =>
        request.url.includes('/newsletter/') ? Promise.reject(new TypeError('Failed to fetch')) : send(request),
    });
    await user.type(email(), 'amina@mail.example');
    await user.click(button());
    expect(
      await form().findByText('Network error. Please check your internet connection and try again.'),
    ).toBeVisible();
  });

  test('with a bot check that cannot be reached shows telephone, mail and WhatsApp', async () => {
    await openSite('/faq', {
      network: async (request, send) =>
        request.url.includes('/bot-check/') ? Response.json({ message: 'x' }, { status: 500 }) : send(request),
    });
    await userEvent.setup().click(email());
    const ways = await form().findByRole('list', { name: 'Other ways to reach us' });
    const links = within(ways).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['tel', 'mailto', 'https']);
    expect(button()).toBeDisabled();
  });
});
