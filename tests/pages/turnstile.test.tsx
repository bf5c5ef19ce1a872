import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { env } from '#platform/env.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';
import { apiAnswering, json } from '#tests/support/site/answering-api.ts';

/* Turnstile as its script puts it into a page: it renders into an element and calls back. */
interface Rendered {
  sitekey: string;
  action: string;
  callback(token: string): void;
  'error-callback'(code: string): void;
  'expired-callback'(): void;
}
const rendered: Rendered[] = [];
const turnstile = {
  render: (_room: HTMLElement, params: Rendered) => {
    rendered.push(params);
    return `widget-${rendered.length}`;
  },
  remove: () => {},
  reset: () => {},
  ready: (then: () => void) => then(),
};

// The script's own address is not one a test may ask; what it would bring is here already.
Object.assign(window, { turnstile });
const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

beforeEach(() => {
  env.VITE_TURNSTILE_SITE_KEY = 'site-key-of-a-test';
  rendered.length = 0;
});
afterEach(() => {
  env.VITE_TURNSTILE_SITE_KEY = '';
  document.head.replaceChildren();
});

const script = () => document.head.querySelector('script[src*="challenges.cloudflare.com"]');

function openForm() {
  function Form() {
    const botCheck = useBotCheck();
    return (
      <form onFocus={botCheck.check.touch}>
        <input aria-label="Email" />
        <output>{botCheck.token ?? 'no token'}</output>
        <BotCheckField action="contact" botCheck={botCheck} />
      </form>
    );
  }
  const { api, requests } = apiAnswering(() => json({}));
  render(
    <QueryClientProvider client={createQueryClient({ api })}>
      <Form />
    </QueryClientProvider>,
  );
  return { requests };
}

test('with a site key Turnstile does the check, asked for with the first touch and not before', async () => {
  const { requests } = openForm();
  expect(script()).toBeNull();
  await userEvent.setup().click(screen.getByRole('textbox', { name: 'Email' }));
  await waitFor(() => expect(rendered).toHaveLength(1));
  expect(script()).not.toBeNull();
  expect(rendered[0]).toMatchObject({ sitekey: 'site-key-of-a-test', action: 'contact' });
  act(() => rendered[0]?.callback('token-1'));
  expect(screen.getByText('token-1')).toBeVisible();
  expect(requests).toEqual([]);
});

test('its token is cleared when it expires, and when it fails', async () => {
  openForm();
  await userEvent.setup().click(screen.getByRole('textbox', { name: 'Email' }));
  await waitFor(() => expect(rendered).toHaveLength(1));
  act(() => rendered[0]?.callback('token-1'));
  act(() => rendered[0]?.['expired-callback']());
  expect(screen.getByText('no token')).toBeVisible();
  await waitFor(() => expect(rendered).toHaveLength(2));
  act(() => rendered[1]?.callback('token-2'));
  act(() => rendered[1]?.['error-callback']('600010'));
  expect(screen.getByText('no token')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Other ways to reach us' })).toBeVisible();
});
