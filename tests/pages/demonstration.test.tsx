import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { loadPage } from '#tests/support/site/load-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/* Where the demonstration says that it is one; tests/another-operator shows that no other site does. */

const { pages, about, stays } = readSite(testedContent, { isDemonstration: true });

test('the page about the operator says of itself, its story, its guides and its licences what is not real', async () => {
  const { container, backEnd } = await openSite('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Umbrella Thorn Safaris' });
  const { introduction, story, habits, guides, licences } = about.notices ?? expect.fail('there are none');
  for (const sentence of [introduction, ...story, habits, guides, licences]) {
    expect(container).toHaveTextContent(sentence);
  }
  expect((await loadPage(backEnd, '/about')).said('description')).toBe(pages.notices?.about);
});

test('every page says it in one bar above all else, and a stay beside its price (B-435)', async () => {
  const { container } = await openSite('/accommodation/olare-fig-camp');
  await screen.findByRole('heading', { level: 1 });
  const bar = screen.getByText(pages.notices?.bar ?? 'there is none');
  expect(bar).toBeVisible();
  expect(
    bar.compareDocumentPosition(screen.getByRole('navigation', { name: 'Main' })) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(container).toHaveTextContent(stays.notices?.note ?? 'there is none');
});
