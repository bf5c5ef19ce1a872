import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { poisonedContent } from '#tests/support/poisoned-content.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { smallCatalogue } from '#tests/support/test-app.ts';

/* Whoever writes a record may write anything: pages show it as words, and it never becomes part of them. */

const record: Record<string, string> = {
  destinations: 'marsh',
  places: 'hide',
  tours: 'marsh-week',
  groupTours: 'marsh-together',
  accommodations: 'reed-camp',
  activities: 'canoe',
  posts: 'first-light',
  inspirations: 'slow-travel',
};

/** Pages without a text of a record: words of our own only. */
const ownWords = ['/contact', '/search', '/search-test'];

const addresses = pages.map((page) =>
  'collection' in page ? page.path.replace('{slug}', record[page.collection] ?? '') : page.path,
);

const catalogue = smallCatalogue(poisonedContent());

/** Elements no text may bring into a page, and attributes no element may have. */
function intruders(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    const isForeign = ['iframe', 'object', 'embed', 'base', 'style'].includes(name);
    const isProgram = name === 'script' && !/json$/.test(element.getAttribute('type') ?? '');
    if (isForeign || isProgram) found.push(element.outerHTML.slice(0, 120));
    for (const { name: attribute, value } of element.attributes) {
      const isAddress = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'xlink:href'].includes(attribute);
      const leadsAstray =
        isAddress &&
        (/^\s*(javascript|vbscript|data:text)/i.test(value) ||
          /poison/.test(new URL(value.split(' ')[0] ?? '', 'http://site.test').host));
      if (attribute.startsWith('on') || attribute === 'srcdoc' || leadsAstray) {
        found.push(`${name} ${attribute}=${value.slice(0, 80)}`);
      }
    }
  }
  return found;
}

test.each(addresses)('%s shows what was written as words (B-195)', async (address) => {
  const { container } = await openSite(address, { catalogue });
  await expect.poll(() => container.querySelectorAll('h1').length, { timeout: 20_000 }).toBe(1);
  expect(intruders()).toEqual([]);
  expect('poisoned' in window).toBe(false);
  if (!ownWords.includes(address))
    expect(document.documentElement.textContent).toMatch(/window\.poisoned|poison\.example/);
  cleanup();
});
