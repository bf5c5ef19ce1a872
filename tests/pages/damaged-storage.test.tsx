import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { badStored, everyKey } from '#tests/support/site/bad-stored.ts';
import { blockStorage, fillStorage } from '#tests/support/site/broken-storage.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/* In a browser, where the scripts of index.html run before React and storage has a size: e2e/damaged-storage. */

async function expectPage(address: string): Promise<void> {
  const { router, unmount } = await openSite(address);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(router.state.matches.at(-1)?.status).toBe('success');
  expect(screen.queryByText('Weather Delays Ahead')).toBeNull();
  unmount();
}

afterEach(() => {
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

/** Pages that read what is kept: the trip, what is saved and searched for, the drafts of the forms, who agreed to what. */
const readers = [
  '/',
  '/tour/masai-mara-safari',
  '/group-tour/ndutu-calving-special',
  '/contact',
  '/search',
  '/privacy-policy',
];

test.each(badStored)('where every key holds %s, the pages that read them open (B-105)', async (_, text) => {
  for (const address of readers) {
    for (const key of everyKey) localStorage.setItem(key, text);
    await expectPage(address);
  }
});

test('every page of the site is looked at', () => {
  expect(templateAddresses).toHaveLength(pages.length);
});

describe.each<[what: string, breakStorage: (address: string) => void]>([
  [
    'holds another damaged text under each key',
    (address) =>
      everyKey.forEach((key, index) => {
        localStorage.setItem(key, badStored[(index * 2 + address.length) % badStored.length]?.[1] ?? '');
      }),
  ],
  ['is blocked', blockStorage],
  ['is full', () => fillStorage()],
])('where storage %s', (_, breakStorage) => {
  test.each(templateAddresses)('%s opens', async (address) => {
    breakStorage(address);
    await expectPage(address);
  });
});
