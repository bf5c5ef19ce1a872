import { expect, test } from '#inspection/browsers/journey-test.ts';
import { role } from '#inspection/browsers/page-tools.ts';

const box = role('combobox', 'Search tours, destinations...');
const chosen = role('option', undefined, { within: role('listbox', 'Suggestions') });

test('the search with keys alone: opened, walked through, followed; Escape closes it', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.type('/');
  await visitor.hasFocusOn(box);
  await visitor.key('Escape');
  await visitor.seesNo(role('dialog', 'Search'));
  await visitor.type('/');
  await visitor.hasFocusOn(box);
  await visitor.type('gorila treking');
  await visitor.sees({ ...chosen, text: 'Bwindi' });
  await visitor.key('ArrowDown');
  await visitor.sees({ selector: '[role="option"][aria-selected="true"]', text: 'Bwindi' });
  await visitor.key('Enter');
  await visitor.isAt(/^\/destinations\/bwindi$/);
  await visitor.hasFocusOn(role('heading', 'Bwindi'));
});

test('Tab from the top comes to the way past the header, and that leads to the page', async ({ visitor }) => {
  await visitor.open('/tours');
  await visitor.key('Tab');
  await visitor.hasFocusOn(role('link', 'Skip to the page'));
  await visitor.key('Enter');
  await expect.poll(() => visitor.read(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await visitor.key('Tab');
  const inMain = await visitor.read(
    () => document.activeElement?.closest('main :is(a, button, summary, select, input)') !== null,
  );
  expect(inMain, 'the next Tab stays in the page').toBe(true);
});

test('a facet is opened and chosen with keys', async ({ visitor }) => {
  await visitor.open('/tours');
  await visitor.of({ selector: 'main summary', text: 'Style' }, (element) => (element as HTMLElement).focus());
  await visitor.key('Enter');
  const shared = role('checkbox', 'Shared');
  await visitor.sees(shared);
  await visitor.of(shared, (element) => (element as HTMLElement).focus());
  await visitor.key('Space');
  await visitor.isAt(/^\/tours\?style=shared$/);
  await visitor.hasFocusOn(shared);
});
