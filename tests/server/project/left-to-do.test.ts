import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportOn } from '#scripts/content/content-report.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { leftToDo } from '#server/content/catalogue/records/left-to-do.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { smallContent, tourFile, writeContent } from '#tests/support/small-content.ts';
import { demonstrationCatalogue, smallCatalogue, testClock } from '#tests/support/test-app.ts';

const demonstration = readSite(testedContent, { isDemonstration: true });
const notMine = readSite(testedContent, { isDemonstration: false });
const mine = {
  ...notMine,
  operator: {
    ...notMine.operator,
    phone: '+255 27 254 1234',
    whatsapp: '255272541234',
    email: 'hello@savannatrails.co.tz',
    social: { instagram: 'https://www.instagram.com/savannatrails' },
  },
};
const files = (found: ReturnType<typeof leftToDo>) => [...new Set(found.map(({ file }) => file))];

test('a demonstration has nothing left to do (B-771)', () => {
  expect(leftToDo(demonstration, demonstrationCatalogue(testClock))).toEqual([]);
});

test('of a copy that is no demonstration are told its numbers, its invented stays and its legal texts (B-771)', () => {
  const found = leftToDo(notMine, demonstrationCatalogue(testClock));
  const stays = readdirSync(join(testedContent, 'accommodations')).map((name) => `accommodations/${name}`);
  expect(files(found).toSorted()).toEqual(
    [...stays, 'legal/privacy-policy.md', 'legal/terms-and-conditions.md', 'site/operator.json'].toSorted(),
  );
  const numbers = found.filter(({ file }) => file === 'site/operator.json').map(({ field }) => field);
  expect(numbers).toEqual(['phone', 'whatsapp', 'email', 'social.facebook', 'social.instagram', 'social.tiktok']);
});

test('what was made the operator’s own is told no more (B-771)', () => {
  expect(leftToDo(mine, smallCatalogue())).toEqual([]);
});

test('prices of a begun record are told, in a demonstration too, and by the check (B-771)', () => {
  const begun = {
    ...smallContent(),
    'tours/marsh-day.json': tourFile({ slug: 'marsh-day', name: 'Marsh day', order: 1, price: 1, tier: 'budget' }),
    'accommodations/reed-camp.json': {
      ...(smallContent()['accommodations/reed-camp.json'] as object),
      isExample: true,
    },
  };
  expect(leftToDo(mine, smallCatalogue(begun)).map(({ file, field }) => `${file}: ${field}`)).toEqual([
    'tours/marsh-day.json: prices',
    'accommodations/reed-camp.json: isExample',
  ]);
  const { folder, remove } = writeContent(begun);
  const { hints } = reportOn({ path: folder, isDemonstration: false, site: { isDemonstration: false } }, testClock);
  remove();
  expect(hints).toContain(
    'to be made yours: tours/marsh-day.json: prices: is $1, as in a record that was just begun; write what it costs',
  );
  expect(hints?.filter((hint) => hint.includes('site/operator.json: phone'))).toHaveLength(1);
});
