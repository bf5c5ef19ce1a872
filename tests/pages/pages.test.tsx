import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { createTestApp } from '#tests/support/test-app.ts';

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
  test.each(addresses)('%s opens with one heading and asks for nothing after its loader (B-2)', async (address) => {
    const { requests, router } = await openSite(address);
    const afterLoading = requests.length;
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests.slice(afterLoading)).toEqual([]);
    expect(router.state.matches.at(-1)?.status).toBe('success');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the site has exactly the pages the server answers for (B-1)', async () => {
    const { router } = await openSite('/');
    const routes = Object.keys(router.routesByPath).map((path) =>
      path.replace(/\$\w+/, '{slug}').replace(/(.)\/$/, '$1'),
    );
    expect(new Set<string>(routes)).toEqual(new Set<string>(pages.map(({ path }) => path)));
  });

  test('no page asks for the same thing twice (B-2)', async () => {
    for (const address of ['/', '/tour/masai-mara-safari', '/destinations']) {
      const { requests, unmount } = await openSite(address);
      expect(requests).toEqual([...new Set(requests)]);
      unmount();
    }
  });
});

describe('an address without a page', () => {
  test.each(['/nope', '/cookies', '/accessibility', '/inspiration', '/tour/nope', '/blog/nope', '/a/b/c'])(
    '%s shows the 404 page (B-3)',
    async (address) => {
      await openSite(address);
      expect(await screen.findByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact?topic=support');
      expect(screen.getByRole('link', { name: 'Browse All Tours' })).toHaveAttribute('href', '/tours');
    },
  );

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

describe('sentinels', () => {
  test('a 500 from the back end is the 500 page (B-67)', async () => {
    await openSite('/tour/sentinel-500');
    expect(await screen.findByRole('heading', { level: 1, name: 'Weather Delays Ahead' })).toBeVisible();
    expect(screen.getByText('Server Error')).toBeVisible();
  });

  test('a malformed answer is the 500 page too, with the default words', async () => {
    await openSite('/destinations/sentinel-malformed');
    expect(await screen.findByRole('heading', { level: 1, name: 'Weather Delays Ahead' })).toBeVisible();
    expect(screen.getByText('Something Went Wrong')).toBeVisible();
  });

  test('a 404 from the back end is the 404 page', async () => {
    await openSite('/tour/sentinel-404');
    expect(await screen.findByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." })).toBeVisible();
  });
});

test('the test back end is the real one', async () => {
  const { request, close } = await createTestApp();
  expect((await request('/api/health')).status).toBe(200);
  await close();
});
