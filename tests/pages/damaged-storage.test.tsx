import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pages } from '#contract/pages.ts';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { badStored } from '#tests/support/site/bad-stored.ts';
import { blockStorage, fillStorage } from '#tests/support/site/broken-storage.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/** The keys of B-105, each with a page that reads it. */
const keys = [
  ['theme', '/'],
  ['userConsentPreferences', '/privacy-policy'],
  ['analytics-consent', '/tours'],
  ['auth_token', '/group-tour/amboseli-elephant-weekend'],
  ['tourCustomization', '/tour/masai-mara-safari'],
  ['shortlist', '/tours'],
  ['savedTours', '/place/giraffe-centre'],
] as const;

const damaged = keys.flatMap(([key, address]) => badStored.map(([what, value]) => ({ key, address, what, value })));

async function expectPage(address: string): Promise<void> {
  const { router, unmount } = await openSite(address);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(router.state.matches.at(-1)?.status).toBe('success');
  expect(screen.queryByText('Weather Delays Ahead')).toBeNull();
  unmount();
}

afterEach(() => {
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  vi.unstubAllGlobals();
});

test('every page of the site is looked at', () => {
  expect(templateAddresses).toHaveLength(pages.length);
});

test.each(damaged)('$address opens where $key holds $what', async ({ key, address, value }) => {
  localStorage.setItem(key, value);
  await expectPage(address);
});

describe('with all of them damaged at once', () => {
  test.each(templateAddresses)('%s opens', async (address) => {
    keys.forEach(([key], index) => {
      localStorage.setItem(key, badStored[(index * 2 + address.length) % badStored.length]?.[1] ?? '');
    });
    await expectPage(address);
  });
});

describe('with storage blocked', () => {
  test.each(templateAddresses)('%s opens', async (address) => {
    blockStorage();
    await expectPage(address);
  });
});

describe('with storage full', () => {
  test.each(templateAddresses)('%s opens', async (address) => {
    fillStorage();
    await expectPage(address);
  });
});
