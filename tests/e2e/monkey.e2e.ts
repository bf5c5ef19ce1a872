import type * as playwright from '@playwright/test';
import { expect, test } from '#tests/e2e/site-test.ts';
import { watchPage } from '#tests/faults/oracle.ts';
import { isEveryFault, randomNumbers, seed } from '#tests/faults/sample.ts';
import { payloads } from '#tests/support/poisoned-content.ts';

/* Somebody who presses, types and resizes without reading. `FAULTS_SEED` lets them do the same again. */

const actions = isEveryFault ? 5000 : 150;

const keys = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];
const rareKeys = ['PageDown', 'Home', 'End', 'F6', '/', 'Control+k', 'Backspace', 'Control+a', 'Delete'];
const sizes = [320, 390, 768, 1280, 1600];

const hostile = [
  ...payloads,
  'safari',
  'a'.repeat(3000),
  '%E0%A4%A',
  '__proto__',
  '\u202eevom\u0000\ud83d',
  '🦒🦓 ﷽ กำ',
  '-1e999',
  '2027-02-30',
];

/** Everything on the screen that can be pressed or written into and belongs to the site's pages. */
function targets(page: playwright.Page): Promise<{ x: number; y: number; isField: boolean }[]> {
  return page.evaluate(() => {
    const isFile = (link: HTMLAnchorElement) => /\.\w+$/.test(link.pathname);
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="option"]')].flatMap(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
        if (element instanceof HTMLAnchorElement && (element.origin !== location.origin || isFile(element))) return [];
        return { x, y, isField: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement };
      },
    );
  });
}

type Act = (page: playwright.Page, random: () => number) => Promise<unknown>;

function oneOf<T>(things: readonly T[], random: () => number): T | undefined {
  return things[Math.floor(random() * things.length)];
}

const press: Act = async (page, random) => {
  const target = oneOf(await targets(page), random);
  if (target !== undefined) await page.mouse.click(target.x, target.y);
};

const write: Act = async (page, random) => {
  const field = oneOf(
    (await targets(page)).filter(({ isField }) => isField),
    random,
  );
  if (field === undefined) return;
  await page.mouse.click(field.x, field.y);
  await page.keyboard.insertText(oneOf(hostile, random) ?? '');
};

/** Each as often as it stands here. */
const acts: Act[] = [
  press,
  press,
  press,
  press,
  write,
  (page, random) => page.keyboard.press(oneOf(keys, random) ?? 'Tab'),
  (page, random) => page.keyboard.press(oneOf(keys, random) ?? 'Tab'),
  (page, random) => page.keyboard.press(oneOf(rareKeys, random) ?? 'Tab'),
  (page, random) => page.mouse.wheel(0, (random() - 0.3) * 2000),
  (page, random) => page.mouse.move(random() * 1000, random() * 700),
  (page) => page.evaluate(() => history.back()),
  (page) => page.evaluate(() => history.forward()),
  (page, random) =>
    page.setViewportSize({ width: oneOf(sizes, random) ?? 320, height: 500 + Math.floor(random() * 500) }),
];

/** What the site says about searches the server refuses because there were too many of them. */
const logs = [/^The index \w+ could not be searched\./];

test(`${actions} actions of somebody who does not read leave the page a page (B-77)`, async ({ page, baseURL }) => {
  test.setTimeout(60_000 + actions * 1000);
  console.log(`FAULTS_SEED=${seed}`);
  const random = randomNumbers(seed);
  const oracle = await watchPage(page);
  await page.addInitScript(() => {
    window.print = () => {};
    // Other sites are not ours to test.
    const stay = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null | undefined;
      if (link && (link.origin !== location.origin || link.target === '_blank')) event.preventDefault();
    };
    addEventListener('click', stay, true);
    addEventListener('auxclick', stay, true);
  });
  page.context().on('page', (opened) => void opened.close());
  await page.goto('/');

  // Way back lies what was there before the site; a step to it may take effect while the page is looked at.
  const comeBack = async () => {
    if (!page.url().startsWith(String(baseURL))) await page.goto('/');
  };
  const done: string[] = [];
  for (let count = 1; count <= actions; count += 1) {
    const act = oneOf(acts, random) ?? press;
    // A page that is being left cannot be acted upon.
    await act(page, random).catch(() => {});
    done.push(`${count} at ${page.url()}`);
    await comeBack();
    if (count % 10 !== 0 && count !== actions) continue;
    const verdict = async () => {
      await comeBack();
      return oracle.verdict({ logs, pageLoads: Number.POSITIVE_INFINITY }).catch(() => ['between two pages']);
    };
    await expect.poll(verdict, `FAULTS_SEED=${seed}, ${done.slice(-12).join(', ')}`).toEqual([]);
  }
  test.info().annotations.push({ type: 'figure', description: `${actions} random actions, FAULTS_SEED=${seed}` });
});
