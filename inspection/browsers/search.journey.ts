import { cornersOf } from '#inspection/browsers/corners.ts';
import { expect, test } from '#inspection/browsers/journey-test.ts';
import { role, selector } from '#inspection/browsers/page-tools.ts';

const launcher = role('button', 'Search', { isExact: true, within: role('banner') });
const box = role('combobox', 'Search tours, destinations...');
const options = role('listbox', 'Suggestions');
const group = (name: string) => role('group', name, { isExact: true, within: options });

test('typed with a mistake above a page, chosen, and taken back', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.press(launcher);
  await visitor.hasFocusOn(box);
  await visitor.type('serengt');
  await visitor.sees(role('option', 'Serengeti', { within: group('Destinations') }));
  await visitor.isAt(/^\/search\?q=serengt$/);
  await visitor.press(role('option', 'Serengeti', { within: group('Destinations') }));
  await visitor.isAt(/^\/destinations\/serengeti$/);
  await visitor.seesNo(role('dialog', 'Search'));
  await visitor.read(() => history.back());
  await visitor.sees(box);
  await visitor.read(() => history.back());
  await visitor.seesNo(role('dialog', 'Search'));
  await visitor.isAt(/^\/about$/);
});

test('on its own page: asked anew, narrowed to one collection, and a hit opened', async ({ visitor }) => {
  await visitor.open('/search?q=amboseli');
  await visitor.sees(role('region', 'Destinations', { isExact: true, text: 'Amboseli' }));
  const pageBox = role('searchbox', undefined, { within: role('main') });
  await visitor.press(pageBox);
  await visitor.of(pageBox, (element) => (element as HTMLInputElement).select());
  await visitor.type('mara');
  await visitor.key('Enter');
  await visitor.isAt(/^\/search\?q=mara$/);
  await visitor.press(role('link', 'Tours ', { within: role('main') }));
  await visitor.isAt(/index=tours/);
  await visitor.press(selector('main article a'));
  await visitor.isAt(/^\/tour\//);
});

for (const q of ['mara', 'kenya']) {
  test(`what is found for “${q}” stands in two columns that begin at one height`, async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.press(launcher);
    await visitor.hasFocusOn(box);
    await visitor.type(q);
    await visitor.sees(group('Tours'));
    await visitor.isAt(new RegExp(`q=${q}$`));
    const columns = await visitor.of(options, (list) => {
      const tops = new Map<number, number>();
      for (const element of list.querySelectorAll('[role="group"]')) {
        const { left, top } = element.getBoundingClientRect();
        const column = Math.round(left);
        tops.set(column, Math.min(tops.get(column) ?? Number.POSITIVE_INFINITY, Math.round(top)));
      }
      return [...tops.values()];
    });
    expect(columns).toHaveLength(2);
    expect(new Set(columns).size, `columns begin at ${columns?.join(' and ')}`).toBe(1);
  });
}

test('a small picture that loads keeps its round corners, and its words fit or are not there', async ({
  visitor,
  gateway,
}) => {
  await visitor.open('/faq');
  await visitor.press(launcher);
  await visitor.hasFocusOn(box);
  await visitor.sees(group('Popular destinations'));
  await expect.poll(() => visitor.count(selector('[data-picture="loaded"]', { within: options }))).toBe(6);
  const release = gateway.hold(/^\/plates\/.*-\d+\.\w+$/);
  // No character more: a browser asks one host only six things at a time, and the pictures take them all.
  await visitor.type('ma');
  await visitor.sees(group('Tours'));
  await visitor.sees(selector('[data-picture="loading"]', { within: options }));
  // Words that do not fit into a picture of 56 pixels are cut off on both sides.
  const cutOff = await visitor.of(
    options,
    (list) =>
      [...list.querySelectorAll('[data-picture]')].filter((frame) => {
        const status = frame.querySelector('.picture-status');
        if (status === null || status.getClientRects().length === 0) return false;
        const [outer, inner] = [frame.getBoundingClientRect(), status.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right;
      }).length,
  );
  const corners = await cornersOf(visitor, selector('[data-picture="loading"]', { within: options }));
  release();
  expect.soft(corners, 'how far a corner is from the ground around it, of 255').toBeLessThan(24);
  expect.soft(cutOff, 'pictures with words that are cut off').toBe(0);
});
