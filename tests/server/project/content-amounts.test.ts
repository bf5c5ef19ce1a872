import { expect, onTestFinished, test } from 'vitest';
import { missingAmounts } from '#server/catalogue/content/content-amounts.ts';
import { readContent } from '#server/catalogue/content/read-content.ts';
import { readQuotedAmounts, strayAmounts } from '#server/catalogue/content/typed-amounts.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { smallContent, writeContent } from '#tests/support/small-content.ts';

/* How much the content holds, and the amounts its sentences say. */

test('a catalogue smaller than the demonstration promises is reported with what it lacks', () => {
  const { folder, remove } = writeContent(smallContent());
  onTestFinished(remove);
  const lacks = missingAmounts(readContent(folder)).map(({ file, reason }) => `${file} ${reason}`);
  expect(lacks).toContain('tours has 3 records; 15 are needed');
  expect(lacks).toContain('faq has 1 categories; 9 are needed');
  expect(lacks).toContain('blog/first-light.md has 3 words; 600 are needed');
});

test('the demonstration catalogue is in order and as large as promised', () => {
  const content = readContent('content');
  expect(() => loadCatalogue('content', { clock: () => new Date() })).not.toThrow();
  expect(missingAmounts(content)).toEqual([]);
  expect(strayAmounts(content, readQuotedAmounts('content'))).toEqual([]);
});

test('an amount that changes in the data is found in every sentence that still says the old one', () => {
  const content = readContent('content');
  const classic = content.tours.find(({ slug }) => slug === 'classic-kenya-7-day');
  for (const season of classic?.prices.seasons ?? []) {
    for (const price of season.prices) price.usd += 7;
  }
  const reserve = content.fees.find(({ slug }) => slug === 'maasai-mara-reserve');
  for (const row of reserve?.rows ?? []) if (row.usd === 200) row.usd = 210;
  const found = strayAmounts(content, readQuotedAmounts('content')).map(({ file, reason }) => `${file} ${reason}`);
  const finds = (file: string, words: string) =>
    expect(
      found.some((line) => line.startsWith(file) && line.includes(words)),
      `${file}: ${words}`,
    ).toBe(true);
  finds('blog/what-a-kenya-safari-costs.md', 'says USD 2340');
  finds('quoted-amounts.json', 'comes to USD 4657.68 now');
  finds('group-tours/great-migration-mara.json', 'says USD 200');
});

test('a quoted amount that is said nowhere is an old one', () => {
  const quoted = [{ file: 'faq', usd: 12_345, because: 'Nobody' }];
  const found = strayAmounts(readContent('content'), [...readQuotedAmounts('content'), ...quoted]);
  expect(found).toEqual([
    { file: 'quoted-amounts.json', field: 'faq, USD 12345', reason: 'is said nowhere in that file' },
  ]);
});
