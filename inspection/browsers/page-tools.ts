import { readFileSync } from 'node:fs';
import type * as dom from '@testing-library/dom';
import { watchProblems } from '#inspection/browsers/page-problems.ts';

/** What a visitor means: by role and name as everywhere in the tests, or by a selector where it has neither. */
export interface Target {
  role?: string;
  /** The accessible name; a part of it does. */
  name?: string;
  /** The name from beginning to end. */
  isExact?: boolean;
  /** Text it holds. */
  text?: string;
  selector?: string;
  within?: Target;
}

export const role = (role: string, name?: string, more: Target = {}): Target => ({
  ...more,
  role,
  ...(name !== undefined && { name }),
});
export const selector = (selector: string, more: Target = {}): Target => ({ ...more, selector });

export interface PageTools {
  /** What can be perceived, in the order of the page. */
  find(target: Target): Element[];
  /** Where to press the first of them, or in words why it cannot be pressed. */
  spotOf(target: Target): Promise<{ x: number; y: number } | string>;
}

/**
 * Puts the tools into the page as text: Testing Library, so that names and roles are worked out alike in every
 * engine.
 */
export const toolsScript = () => `(() => { ${library}; (${watchProblems})(); (${addTools})(); })()`;

const library = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');

function addTools(): void {
  const { queryAllByRole } = (globalThis as unknown as { TestingLibraryDom: typeof dom }).TestingLibraryDom;

  function find({ role, name, isExact = false, text, selector, within }: Target): Element[] {
    const roots = within === undefined ? [document.body] : find(within);
    const found = roots.flatMap((root) => {
      if (role === undefined) return [...root.querySelectorAll(selector ?? '*')].filter(isShown);
      const isNamed = (given: string) => (isExact ? given === name : given.includes(name ?? ''));
      return queryAllByRole(root as HTMLElement, role, name === undefined ? {} : { name: isNamed }).filter(isShown);
    });
    return text === undefined ? found : found.filter((element) => (element.textContent ?? '').includes(text));
  }

  function isShown(element: Element): boolean {
    return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  }

  async function spotOf(target: Target): Promise<{ x: number; y: number } | string> {
    const [element] = find(target);
    if (element === undefined) return 'is not there';
    if (element.matches(':disabled')) return 'is disabled';
    const place = () => element.getBoundingClientRect();
    if (place().top < 80 || place().bottom > innerHeight - 40) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const before = place();
    await new Promise((resolve) => setTimeout(resolve, 120));
    const now = place();
    if (Math.hypot(now.x - before.x, now.y - before.y) > 0.5) return 'does not keep still';
    const spot = { x: now.x + now.width / 2, y: now.y + now.height / 2 };
    const top = document.elementFromPoint(spot.x, spot.y);
    const isOnTop = top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null);
    return isOnTop ? spot : `is covered by ${top?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  }

  Object.assign(window, { pageTools: { find, spotOf } satisfies PageTools });
}
