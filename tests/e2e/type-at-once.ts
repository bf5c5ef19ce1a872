import type * as playwright from '@playwright/test';
import { expect } from '@playwright/test';

/** Its blanks press a button that has the focus still. */
const words = 'a zebra';

/** What is pressed: a control with the pointer, or something else that is done. */
type Press = playwright.Locator | (() => Promise<unknown>);

interface Given {
  /** The field the words are for; without it one that was not there before the press. */
  field?: playwright.Locator;
  /** Whether that is a text where there is one. */
  isText?: boolean;
  /** What is done or waited for once everything is typed: code that was held back until then comes. */
  settle?: () => unknown;
}

/**
 * Somebody who presses and types without a pause, on a machine at a sixth of this one's speed. `lost` names each place that lost
 * characters, or was pressed again by them, and says what came of it.
 */
export async function hastyTypist(page: playwright.Page) {
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const lost: string[] = [];

  async function at(place: string, press: Press, { field, isText = false, settle }: Given = {}): Promise<void> {
    const click = 'hover' in press ? await clickOn(press) : [];
    await slow(6);
    await page.evaluate(watchPresses);
    if (!('hover' in press)) await press();
    // All of it is on its way before the page has answered to any.
    await Promise.all([
      ...click.map((event) => session.send('Input.dispatchMouseEvent', event)),
      ...keys.map((event) => session.send('Input.dispatchKeyEvent', event)),
    ]);
    await slow(1);
    await settle?.();
    let seen = { came: '', presses: 0 };
    const look = async () => {
      const isFocused = await field?.evaluate((own) => own === document.activeElement);
      seen = await page.evaluate(whatCame, { isFocused, isText });
      // A field for a number keeps no blanks.
      return seen.came.replaceAll(' ', '').includes(words.replaceAll(' ', '')) && seen.presses < 2;
    };
    await expect
      .poll(look, { timeout: 10_000 })
      .toBe(true)
      .catch(() => lost.push(`${place}: ${seen.came || 'nothing'}, pressed ${seen.presses} times`));
  }

  return { lost, at };
}

async function clickOn(control: playwright.Locator) {
  await control.hover();
  const box = await control.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not shown.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  return [{ ...at, type: 'mousePressed' } as const, { ...at, type: 'mouseReleased' } as const];
}

const keys = [...words].flatMap((key) => {
  const own = { key, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
  return [{ ...own, type: 'keyDown', text: key } as const, { ...own, type: 'keyUp' } as const];
});

/** In the page: which fields there are, and how often something is pressed from now on. */
function watchPresses(): void {
  const watched = { known: new Set(document.querySelectorAll('input, select, textarea')), presses: 0 };
  Object.assign(window, { watched });
  addEventListener('click', () => (watched.presses += 1), { capture: true });
}

/** In the page: what stands in the field that has the focus, where that is the right one. */
function whatCame(given: { isFocused: boolean | undefined; isText: boolean }): { came: string; presses: number } {
  const { known, presses } = Reflect.get(window, 'watched') as { known: Set<Element>; presses: number };
  const { activeElement: field } = document;
  const texts = 'textarea, input:is(:not([type]), [type=text]):not([inputmode=decimal])';
  const isNew = (element: Element) => !known.has(element);
  const hasText = given.isText && [...document.querySelectorAll(texts)].some(isNew);
  if (!(given.isFocused ?? (field?.matches(hasText ? texts : 'input, select, textarea') && isNew(field)))) {
    return { came: `the focus is on ${field?.outerHTML.split('>')[0]}>`, presses };
  }
  // What is chosen has no characters to lose.
  if (field?.matches('select, [type=date]')) return { came: 'a zebra', presses };
  return { came: (field as HTMLInputElement).value, presses };
}

export type HastyTypist = Awaited<ReturnType<typeof hastyTypist>>;
