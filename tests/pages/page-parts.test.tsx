import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operator } from '#platform/operator.ts';
import { openModal } from '#shell/modals/modal-stack.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/* Parts of the layout that fail while they are shown; `?broken=` in the address lets them (shell/error-boundary). */

const log = vi.fn();

/** How often the log speaks of a part. */
const logged = (part: string) =>
  log.mock.calls.filter((call) => String(call).includes(`The part ${part} is broken on purpose.`)).length;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...values) => log(values.map(String).join(' ')));
});
afterEach(() => {
  log.mockClear();
});

/** The page itself, and a link of it that works. */
async function expectUsablePage({ router }: Awaited<ReturnType<typeof openSite>>) {
  const user = userEvent.setup();
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1 })).toBeVisible();
  expect(main.closest('[inert]')).toBeNull();
  const link = within(main)
    .getAllByRole('link')
    .find((candidate) => candidate.getAttribute('href')?.startsWith('/'));
  await user.click(link as HTMLElement);
  await waitFor(() =>
    expect(router.state.resolvedLocation?.pathname).toBe(link?.getAttribute('href')?.split(/[?#]/)[0]),
  );
  expect(router.state.resolvedLocation?.pathname).not.toBe('/about');
}

const plainLinks = ['/', '/tours', '/contact', operator.phoneHref, operator.emailHref];

test.each([
  ['header', 'banner'],
  ['footer', 'contentinfo'],
] as const)('a %s that fails leaves plain links home, to tours and contact, by phone and email', async (part, role) => {
  const site = await openSite(`/about?broken=${part}`);
  const links = within(screen.getByRole(role)).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(plainLinks);
  expect(logged(part)).toBe(1);
  await expectUsablePage(site);
});

test.each([
  'top-bar',
  'search',
  'newsletter',
  'cookie-banner',
  'chat',
  'saved-copy',
  'kept-enquiries',
  'route-focus',
  'visit-events',
  'notices',
])('a %s that fails takes nothing else with it (B-15)', async (part) => {
  const site = await openSite(`/about?broken=${part}`);
  expect(within(screen.getByRole('banner')).getAllByRole('navigation', { name: 'Main' })).not.toEqual([]);
  expect(within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Legal' })).toBeVisible();
  expect(logged(part)).toBe(1);
  await expectUsablePage(site);
});

test.each([
  ['/about', 'top-bar'],
  ['/about', 'header'],
  ['/about', 'footer'],
  ['/about', 'newsletter'],
  ['/about', 'cookie-banner'],
  ['/about', 'kept-enquiries'],
  ['/about', 'notices'],
  ['/contact', 'contact-form'],
  ['/contact', 'contact-channels'],
  ['/contact', 'office-hours'],
])(
  'on %s the part %s that fails says so in its place, with three tries and then Refresh Page (B-71)',
  async (path, part) => {
    await openSite(`${path}?broken=${part}`);
    const alert = () => within(screen.getByRole('alert'));
    expect(alert().getByText('Something Went Wrong')).toBeVisible();
    expect(alert().queryByText(/Retry attempt/)).toBeNull();
    for (const attempt of [1, 2, 3]) {
      await userEvent.click(alert().getByRole('button', { name: 'Try Again' }));
      expect(alert().getByText(`Retry attempt ${attempt} of 3`)).toBeVisible();
    }
    expect(alert().getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    expect(alert().queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
);

test.each(['header', 'footer', 'newsletter', 'shortlist', 'top-bar'])(
  'a part %s that recovers is shown again',
  async (part) => {
    const { router } = await openSite(`/about?broken=${part}`);
    await act(() => router.navigate({ to: '/faq' }));
    await userEvent.click(screen.getByRole('button', { name: /Try Again$/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    // What the part waits for may come a moment later.
    expect(await screen.findByRole('region', { name: 'Reach us' })).toBeVisible();
    const header = within(await screen.findByRole('banner'));
    expect(await header.findByRole('button', { name: 'Shortlist' })).toBeVisible();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByRole('button', { name: 'Subscribe' })).toBeVisible();
  },
);

test('a chat button that fails leaves a plain link to the chat', async () => {
  await openSite('/about?broken=chat');
  const [inBar, ...others] = screen.getAllByRole('link', { name: 'WhatsApp Us' });
  expect(others).toHaveLength(1);
  expect(others[0]).toHaveAttribute('href', inBar?.getAttribute('href'));
});

test.each([
  ['contact-form', 'Try Again'],
  ['contact-channels', 'Send message'],
  ['office-hours', 'Send message'],
])('on the contact page %s that fails leaves the rest (B-289)', async (part, button) => {
  await openSite(`/contact?broken=${part}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('button', { name: button })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ways to reach us' })).toBeVisible();
  expect(logged(part)).toBe(1);
});

test.each(['Etc/Unknown', 'Foo/Bar', '', undefined])(
  'a browser in the time zone %j has the contact page (B-289)',
  async (timeZone) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
    await openSite('/contact');
    expect(screen.getByLabelText('Your message')).toBeVisible();
    expect(await screen.findByText('The clock there')).toBeVisible();
    expect(screen.queryByText(/^In your time/)).toBeNull();
  },
);

test('without the search of the header there is a link to the search page', async () => {
  await openSite('/about?broken=search');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

test('everything around the page fails at once: the page is there', async () => {
  const parts = ['top-bar', 'header', 'footer', 'cookie-banner', 'chat', 'saved-copy', 'kept-enquiries', 'notices'];
  const site = await openSite(`/about?broken=${parts}`);
  for (const part of parts) expect(logged(part)).toBe(1);
  await expectUsablePage(site);
});

test('modals that fail are dropped, and the page below can be used; the next one has another try', async () => {
  const { router } = await openSite('/about?broken=modals');
  const open = () => act(() => openModal({ id: 'one', label: 'One', load: async () => <p>Inside</p> }));
  open();
  await waitFor(() => expect(logged('modals')).toBeGreaterThan(0));
  await waitFor(() => expect(screen.getByRole('main').closest('[inert]')).toBeNull());
  expect(document.documentElement.dataset.scrollHeld).toBeUndefined();
  expect(await screen.findAllByText('Something Went Wrong')).not.toEqual([]);
  await act(() => router.navigate({ to: '/faq' }));
  open();
  expect(await screen.findByText('Inside')).toBeVisible();
});

test('a dialog whose content fails says so, offers another try, and can be closed', async () => {
  const user = userEvent.setup();
  const Broken = () => {
    throw new Error('Broken content.');
  };
  await openSite('/about');
  act(() => openModal({ id: 'one', label: 'One', load: async () => <Broken /> }));
  const dialog = await screen.findByRole('dialog', { name: 'One' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something Went Wrong');
  expect(within(dialog).getByRole('button', { name: 'Try Again' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'One' })).toBeNull());
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
});
