import type * as playwright from '@playwright/test';

/* What people see who zoom in, choose their own colours, or ask for less motion. */

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
