import { expect, test } from '#inspection/browsers/journey-test.ts';
import { role } from '#inspection/browsers/page-tools.ts';
import type { Visitor } from '#inspection/browsers/visitor.ts';

/** The theme the page is in, and how light its ground is. */
const shown = (visitor: Visitor) =>
  visitor.read(() => {
    const [red = 255] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return { theme: document.documentElement.dataset.theme, isDark: red < 128 };
  });

test('the toggle changes the theme, and a reload keeps it', async ({ visitor }) => {
  await visitor.open('/');
  expect(await shown(visitor)).toEqual({ theme: 'light', isDark: false });
  await visitor.press(role('button', 'Use the dark theme'));
  await expect.poll(() => shown(visitor)).toEqual({ theme: 'dark', isDark: true });
  await visitor.reload();
  expect(await shown(visitor)).toEqual({ theme: 'dark', isDark: true });
  await visitor.press(role('button', 'Use the light theme'));
  await expect.poll(() => shown(visitor)).toEqual({ theme: 'light', isDark: false });
});
