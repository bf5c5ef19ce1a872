import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { operator } from '#platform/operator.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

const example: Record<string, string> = {
  '/destinations/{slug}': '/destinations/amboseli',
  '/place/{slug}': '/place/crescent-island',
  '/tour/{slug}': '/tour/masai-mara-safari',
  '/group-tour/{slug}': '/group-tour/amboseli-elephant-weekend',
  '/accommodation/{slug}': '/accommodation/olare-fig-camp',
  '/activity/{slug}': '/activity/gorilla-trekking',
  '/blog/{slug}': '/blog/mara-fees-explained',
  '/inspiration/{slug}': '/inspiration/first-safari-in-kenya',
};

const addresses = pages.map(({ path }) => example[path] ?? path);

describe('every page', () => {
  test.each(addresses)(
    '%s opens with one heading, asks for nothing twice and for nothing after its loader (B-2)',
    async (address) => {
      const { requests, router } = await openSite(address);
      const afterLoading = requests.length;
      expect(requests).toEqual([...new Set(requests)]);
      expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(requests.slice(afterLoading)).toEqual([]);
      expect(router.state.matches.at(-1)?.status).toBe('success');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('the site has exactly the pages the server answers for (B-1)', async () => {
    const { router } = await openSite('/');
    const routes = Object.keys(router.routesByPath).map((path) =>
      path.replace(/\$\w+/, '{slug}').replace(/(.)\/$/, '$1'),
    );
    expect(new Set<string>(routes)).toEqual(new Set<string>(pages.map(({ path }) => path)));
  });
});

describe('an address without a page', () => {
  test.each(['/nope', '/cookies', '/accessibility', '/inspiration', '/tour/nope', '/tour/sentinel-404', '/a/b/c'])(
    '%s shows the 404 page, with a search box, four ways on, two buttons and a person (B-3, B-66)',
    async (address) => {
      await openSite(address);
      expect(await screen.findByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('searchbox', { name: 'Search tours, destinations...' })).toBeVisible();
      const ways = within(main.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('link');
      expect(ways.map((way) => way.getAttribute('href'))).toEqual([
        '/tours',
        '/destinations',
        '/group-tours',
        '/inspiration',
      ]);
      expect(main.getByRole('button', { name: 'Go Back' })).toBeVisible();
      for (const [name, href] of [
        ['Return Home', '/'],
        ['Contact Support', '/contact?topic=support'],
        ['Browse All Tours', '/tours'],
      ] as const)
        expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    },
  );

  test('an address below any page has one title, and nothing of the page is asked for', async () => {
    for (const address of addresses.filter((path) => path !== '/').map((path) => `${path}/x/y`)) {
      const { unmount, requests } = await openSite(address);
      await screen.findByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." });
      const titles = [...document.querySelectorAll('title')].filter((title) => !title.closest('svg'));
      expect([address, titles.map(({ textContent }) => textContent)]).toEqual([
        address,
        [`Page not found | ${operator.name}`],
      ]);
      expect([address, requests]).toEqual([address, ['/pages/empty']]);
      unmount();
    }
  });

  test('an unknown tour proposes tours with a similar name (B-5)', async () => {
    await openSite('/tour/masai-mara-safarri');
    expect(await screen.findByText('Looking for …?')).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/tour/masai-mara-safari');
  });

  test('the cookie policy link of the footer leads on to the privacy policy (B-6)', async () => {
    await openSite('/cookies');
    expect(await screen.findByRole('link', { name: 'Cookies, in our privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy#cookies',
    );
  });
});

test.each([
  ['/tour/sentinel-500', 'Server Error'],
  ['/destinations/sentinel-malformed', 'Something Went Wrong'],
])('%s is the 500 page, with what went wrong and five ways out (B-67)', async (address, words) => {
  await openSite(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Weather Delays Ahead' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const name of ['Try Again', 'Go Back']) expect(main.getByRole('button', { name })).toBeVisible();
  for (const [name, href] of [
    ['Return Home', '/'],
    ['Contact Support', '/contact?topic=support'],
    ['Report Issue', '/contact?topic=feedback'],
  ] as const)
    expect(main.getByRole('link', { name }).getAttribute('href')?.split('&')[0]).toBe(href);
});
