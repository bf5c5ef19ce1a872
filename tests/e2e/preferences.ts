import { readFileSync } from 'node:fs';
import type * as playwright from '@playwright/test';

/* What people see who zoom in, set a larger font, choose their own colours, have no fonts of their own, or ask for less motion. */

/** Fields and buttons that cannot be told from the page around them once background colours are the visitor's own. */
export function withoutEdge(page: playwright.Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSide = (style: CSSStyleDeclaration, side: string) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
    const sides = ['top', 'right', 'bottom', 'left'];
    const hasEdge = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      return (
        sides.some((side) => isSide(style, side)) || (style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
      );
    };
    // Browsers draw sliders and what is ticked by themselves.
    const fields = 'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"]), select, textarea';
    return [...document.querySelectorAll(fields)]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter(
        (field) =>
          ![field, field.parentElement, field.closest('form')?.firstElementChild, field.closest('form')].some(hasEdge),
      )
      .map((field) => field.outerHTML.slice(0, 160));
  });
}

/** Tab stops of a page whose focus nobody sees. */
export async function withoutFocusRing(page: playwright.Page, stops: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const element = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return undefined;
      const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      const around = [focused, focused.parentElement, focused.closest('form'), focused.closest('label, summary, li')];
      // A card shows the focus of its link around all of it, a place on a map around its dot.
      const shown = [...around, ...focused.children].filter((one) => one !== null);
      const styles = [getComputedStyle(focused, '::after'), ...shown.map((one) => getComputedStyle(one))];
      const isSeen = styles.some(isRing);
      return isSeen ? undefined : focused.outerHTML.slice(0, 160);
    });
    if (element !== undefined) unseen.push(element);
  }
  return unseen;
}

/** What still moves, or would once something changes. */
export function inMotion(page: playwright.Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 20)
      .map((animation) => {
        const target = (animation.effect as KeyframeEffect | null)?.target;
        return `runs: ${target?.outerHTML.slice(0, 160)}`;
      });
    const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    const slow = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return longest(transitionDuration) > 0.02 || (animationName !== 'none' && longest(animationDuration) > 0.02);
      })
      .map((element) => `would move: ${element.outerHTML.slice(0, 160)}`);
    return [...running, ...slow.slice(0, 5)];
  });
}

/** The ranges of Unicode that the fonts of the text have. */
const fontRanges = readFileSync('src/styles/fonts.css', 'utf8')
  .split('@font-face')
  .filter((face) => face.includes('Figtree Variable'))
  .flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
  .map(([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);

/** Characters that are not in our own fonts: a machine without others shows empty boxes for them. */
export async function withoutShape(page: playwright.Page): Promise<string[]> {
  const words = await page.evaluate(() => document.body.innerText);
  return [...new Set(words)].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 32 && !fontRanges.some(([from, to]) => from <= code && code <= to);
  });
}

/**
 * What goes sideways, or stands outside the screen of a phone, for who has set a larger font in the browser: `rem` and `em` grow,
 * the window does not. Zooming shows none of it, since there the window grows smaller by as much.
 */
export async function sidewaysWithLargeFonts(page: playwright.Page): Promise<string[]> {
  const problems: string[] = [];
  await withFontSize(page, [20, 24, 32], async (size) => {
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 700 });
      for (const problem of await sideways(page)) problems.push(`${size} px letters at ${width}: ${problem}`);
    }
  });
  return problems;
}

/** Looks at the page with fonts of each of these sizes, as they are set in the browser, in pixels. */
export async function withFontSize(
  page: playwright.Page,
  sizes: readonly number[],
  look: (size: number) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number, fixed: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  for (const size of sizes) {
    await setFontSize(size, size);
    await look(size);
  }
  await setFontSize(16, 13);
}

/** What makes the page scroll sideways, and the controls that stand outside of it. */
function sideways(page: playwright.Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.classList} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement));
    const outside = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > seen + 1 || left < -1) && !scrollsSideways(element.parentElement);
    };
    const wide = document.documentElement.scrollWidth - seen;
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(
      (control) => outside(control) && control.checkVisibility({ visibilityProperty: true }),
    );
    const widest = [...document.body.querySelectorAll('*')].filter(outside).slice(0, 3);
    return [
      ...(wide > 0 ? [`${wide} px sideways, by ${widest.map(nameOf).join(' and ')}`] : []),
      ...controls.map((control) => `outside: ${nameOf(control)}`),
    ];
  });
}
