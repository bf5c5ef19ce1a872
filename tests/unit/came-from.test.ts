import { expect, test, vi } from 'vitest';
import { blockStorage } from '#tests/support/site/broken-storage.ts';

/* Each load of a page has modules of its own; what lies in the tab's storage stays. */

async function loadPage(path: string, referrer = '') {
  vi.resetModules();
  history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const { recordAttribution } = await import('#platform/browser/attribution.ts');
  recordAttribution();
  return (await import('#platform/enquiries/send-enquiry.ts')).cameFromOfVisit();
}

test('a visit is told by its first page and by the site that led to it, without what their addresses ask for', async () => {
  const first = { cameFrom: { firstPage: '/tour/masai-mara-safari', referrer: 'www.search.example' } };
  expect(await loadPage('/tour/masai-mara-safari?people=2#days', 'https://WWW.Search.example:443/?q=secret')).toEqual(
    first,
  );
  expect(await loadPage('/contact', `${location.origin}/tour/masai-mara-safari`)).toEqual(first);
});

test('who came by nobody, or from a page of our own, was led by nobody', async () => {
  expect(await loadPage('/')).toEqual({ cameFrom: { firstPage: '/' } });
  sessionStorage.clear();
  expect(await loadPage('/faq', `${location.origin}/contact`)).toEqual({ cameFrom: { firstPage: '/faq' } });
});

test.each([
  '',
  '{',
  'null',
  '"/"',
  '{"firstPage":"faq"}',
  '{"firstPage":"//evil.example"}',
  `{"firstPage":"/${'x'.repeat(200)}"}`,
  '{"firstPage":"/","referrer":"a b"}',
  `{"firstPage":"/","referrer":"${'x'.repeat(101)}"}`,
  '{"firstPage":"/","more":1}',
])('what is not in order is left out: %s (B-528)', async (stored) => {
  sessionStorage.setItem('cameFrom', stored);
  expect(await loadPage('/')).toEqual({});
});

test('where nothing can be stored it is known as long as the page stays', async () => {
  blockStorage();
  expect(await loadPage('/faq')).toEqual({ cameFrom: { firstPage: '/faq' } });
});
