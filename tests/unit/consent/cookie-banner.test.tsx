import '@testing-library/jest-dom/vitest';
// There already when it is asked for: only the delays are looked at here.
import '#shell/consent/cookie-banner.tsx';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseConsent, isAllowed } from '#platform/consent/choose-consent.ts';
import { consent } from '#platform/consent/consent.ts';
import { essentialOnly, everything } from '#platform/consent/consent-record.ts';
import { CookieConsent } from '#shell/consent/cookie-consent.tsx';
import { CookieSettingsButton } from '#shell/consent/cookie-settings-button.tsx';
import { blockStorage } from '#tests/support/site/broken-storage.ts';
import { loadedAgo } from '#tests/support/site/loaded-ago.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  chooseConsent(essentialOnly);
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const banner = () => screen.queryByRole('region', { name: 'Cookies on this site' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The banner's place around a page with a way to the settings, once it stands. */
async function open() {
  const root = createRootRoute({
    component: () => (
      <>
        <CookieConsent />
        <main id="main" tabIndex={-1}>
          <CookieSettingsButton className="">Cookie settings</CookieSettingsButton>
        </main>
      </>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await act(() => router.load());
  render(<RouterProvider router={router as never} />);
}

test.each([
  ['comes with the page', undefined, 1000],
  ['comes a little later', 400, 600],
  ['comes later than that', 9000, 0],
])(
  'where its script %s, the banner appears 1 s after the load event, politely and without the focus (B-84, B-165)',
  async (_, ago, due) => {
    if (ago !== undefined) loadedAgo(ago);
    await open();
    if (due > 0) {
      await wait(due - 1);
      expect(banner()).toBeNull();
    }
    await wait(1);
    expect(banner()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Essential Only' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept All' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy#cookies');
    expect(screen.getByRole('status')).toHaveTextContent('A question about cookies stands at the start of the page.');
    expect(document.body).toHaveFocus();
  },
);

test('it does not appear when preferences are stored (B-165)', async () => {
  chooseConsent(essentialOnly);
  await open();
  await wait(60_000);
  expect(banner()).toBeNull();
});

test.each([
  ['Essential Only', () => click('Essential Only'), essentialOnly],
  ['the close icon', () => click('Close, with Essential Only'), essentialOnly],
  [
    'Escape in it',
    () => fireEvent.keyDown(screen.getByRole('button', { name: 'Accept All' }), { key: 'Escape' }),
    essentialOnly,
  ],
  ['Accept All', () => click('Accept All'), everything],
])('%s is an answer; only what allows more loads the page again (B-166)', async (_way, choose, choices) => {
  await open();
  await wait(1000);
  choose();
  expect(consent.choices()).toEqual(choices);
  expect(reload).toHaveBeenCalledTimes(choices === everything ? 1 : 0);
  if (choices !== everything) expect(banner()).toBeNull();
});

test('asked for again it says what holds, takes the focus and gives it back', async () => {
  chooseConsent(everything);
  await open();
  await wait(1000);
  click('Cookie settings');
  await wait(0);
  expect(banner()).toHaveFocus();
  expect(screen.getByText('You have accepted all.')).toBeVisible();
  click('Accept All');
  expect(reload, 'what was accepted already').not.toHaveBeenCalled();
  click('Cookie settings');
  await wait(0);
  screen.getByRole('button', { name: 'Essential Only' }).focus();
  click('Essential Only');
  expect(banner()).toBeNull();
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
  expect(isAllowed('analytics')).toBe(false);
});

test('a year after an answer it comes by itself again, and says so', async () => {
  chooseConsent(everything);
  vi.setSystemTime(Date.now() + 366 * 24 * 3600 * 1000);
  await open();
  await wait(10_000);
  expect(banner()).toBeVisible();
  expect(screen.getByText(/^We ask again after a year/)).toBeVisible();
  expect(isAllowed('analytics')).toBe(false);
});

test('a choice in another tab puts it away', async () => {
  await open();
  await wait(1000);
  localStorage.setItem('userConsentPreferences', '{"necessary":true,"analytics":false,"marketing":false}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'userConsentPreferences', newValue: 'new' })));
  expect(banner()).toBeNull();
});

test('where storage is blocked it says so, and once answered it stays away without loading the page again', async () => {
  blockStorage();
  await open();
  await wait(1000);
  expect(screen.getByText(/your choice cannot be remembered and nothing is counted/)).toBeVisible();
  click('Accept All');
  await wait(60_000);
  expect(banner()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  expect(isAllowed('analytics')).toBe(false);
});

test('under Global Privacy Control it says that nothing is counted whatever is chosen', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  await open();
  await wait(1000);
  expect(screen.getByText(/Global Privacy Control/)).toBeVisible();
  click('Accept All');
  expect(isAllowed('marketing')).toBe(false);
  Object.assign(navigator, { globalPrivacyControl: undefined });
});
