import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { matchPage } from '#contract/pages.ts';
import { webManifest } from '#contract/site/web-manifest.ts';
import { readEnv } from '#server/env.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { apiOver } from '#tests/support/site/load-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';
import { createTestApp, smallCatalogue } from '#tests/support/test-app.ts';

/* An operator who begins with five records: one of each kind that a trip needs, and nothing else. */

const kept = [
  'destinations/marsh.json',
  'places/hide.json',
  'accommodations/reed-camp.json',
  'activities/canoe.json',
  'tours/marsh-day.json',
];
const others = ['fees/marsh-park.json', 'other-costs/tips.json'];

function fiveRecords(): ContentFiles {
  const files = Object.entries(smallContent()).filter(([file]) => isKept(file));
  const empty = ['group-tours', 'blog', 'inspirations', 'faq'].map((folder) => [`${folder}/.gitkeep`, '']);
  return Object.fromEntries([...files, ...empty]);
}

const empty = ['/group-tours', '/blog', '/inspirations', '/inspiration', '/faq'];

const isKept = (file: string) => [...kept, ...others].includes(file) || /^(legal|site)\//.test(file);

const addresses = [
  '/',
  '/about',
  '/tours',
  '/destinations',
  '/places',
  '/faq',
  '/contact',
  '/nope',
  '/destinations/marsh',
  '/place/hide',
  '/accommodation/reed-camp',
  '/activity/canoe',
  '/tour/marsh-day',
];

test.each(addresses)(
  'of five records in all, %s leads to no empty list and to no page that is not there (B-770)',
  async (address) => {
    const catalogue = smallCatalogue(fiveRecords());
    await openSite(address, { catalogue });
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      (link) => new URL(link.href).pathname,
    );
    const isMissing = (path: string) => {
      const { page, slug } = matchPage(path) ?? {};
      if (page === undefined) return !['/cookies', '/accessibility'].includes(path);
      return 'collection' in page && !catalogue[page.collection].has(slug ?? '');
    };
    const wrong = paths.filter((path) => (empty.includes(path) && path !== address) || isMissing(path));
    expect([...new Set(wrong)]).toEqual([]);
  },
);

test('of five records in all, what machines read names no empty list (B-770)', async () => {
  const backEnd = await createTestApp({ catalogue: smallCatalogue(fiveRecords()) });
  onTestFinished(() => backEnd.close());
  const { texts } = await siteDocuments(apiOver(backEnd), 'https://safaris.test');
  const { site } = readEnv({});
  const told = [texts.get('/sitemap.xml'), texts.get('/llms.txt'), webManifest(site)].join('\n');
  const paths = [...told.matchAll(/"(\/[a-z-]+)"|https:\/\/safaris\.test(\/[\w/.-]*)/g)].map(
    ([, own, full]) => own ?? full,
  );
  expect(paths).toEqual(expect.arrayContaining(['/tours', '/places', '/tour/marsh-day']));
  expect(paths.filter((path) => empty.includes(path ?? ''))).toEqual([]);
  expect(texts.get('/llms.txt')).not.toMatch(/^## (?:Group tours|Articles)$/m);
});

test('the home page of five records has no part without anything in it (B-770)', async () => {
  await openSite('/', { catalogue: smallCatalogue(fiveRecords()) });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'Where we travel' });
  for (const name of ['Next group departures', 'What kind of journey?', 'From our planning desk', 'Asked most often'])
    expect(main.queryByRole('heading', { name })).toBeNull();
});

test('what an operator has stands in the menu (B-770)', async () => {
  await openSite('/', { catalogue: smallCatalogue(smallContent()) });
  const [menu] = within(screen.getByRole('banner')).getAllByRole('navigation', { name: 'Main' });
  const links = within(menu as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'TOURS',
    'DESTINATIONS',
    'PLACES',
    'GROUP TOURS',
    'ABOUT US',
    'BLOG',
    'FAQ',
    'CONTACT',
  ]);
});
