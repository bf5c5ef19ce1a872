import { expect } from '@playwright/test';
import type { Key, Tab } from '#inspection/browsers/engines/engine.ts';
import { recordedProblems } from '#inspection/browsers/page-problems.ts';
import { type PageTools, type Target, toolsScript } from '#inspection/browsers/page-tools.ts';

declare const pageTools: PageTools;

/** Somebody on the site, in any engine. What they do waits for what it needs; each act and each look is a step. */
export class Visitor {
  steps = 0;

  private readonly tab: Tab;
  private readonly site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.site = site;
  }

  /** Opens an address of the site and waits until the page is hydrated. */
  async open(address: string): Promise<void> {
    this.steps += 1;
    await this.leave(() => this.tab.goTo(new URL(address, this.site).href));
  }

  async reload(): Promise<void> {
    this.steps += 1;
    await this.leave(() => this.tab.run('void setTimeout(() => location.reload())'));
  }

  /** Does what loads a page, and waits for the new one. */
  async leave(act: () => Promise<unknown>): Promise<void> {
    await this.read(() => void Object.assign(window, { isOldPage: true }));
    await act();
    await expect
      .poll(
        () =>
          this.read(() => {
            if ('isOldPage' in window) return 'still the page before';
            if (document.readyState !== 'complete') return document.readyState;
            const isHydrated =
              document.getElementById('app') === null || 'hydrated' in document.documentElement.dataset;
            return isHydrated ? 'hydrated' : 'not hydrated';
          }),
        { message: 'the page that is asked for', timeout: 60_000 },
      )
      .toBe('hydrated');
  }

  async press(target: Target): Promise<void> {
    this.steps += 1;
    const { x, y } = await this.spotOf(target);
    await this.tab.pressAt(x, y);
  }

  async pointAt(target: Target): Promise<void> {
    this.steps += 1;
    const { x, y } = await this.spotOf(target);
    await this.tab.pointAt(x, y);
  }

  /** Presses a box and types into it. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    this.steps += 1;
    await this.tab.type(text);
  }

  async key(key: Key): Promise<void> {
    this.steps += 1;
    await this.tab.key(key);
  }

  /** Sets a day: how one is typed or picked is the engine's own, and its locale's. */
  async chooseDay(target: Target, day: string): Promise<void> {
    this.steps += 1;
    await this.sees(target);
    await this.of(
      target,
      (element, value) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(element, value);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new Event('change', { bubbles: true }));
      },
      day,
    );
  }

  async sees(target: Target): Promise<void> {
    this.steps += 1;
    await expect.poll(() => this.count(target), { message: `sees ${inWords(target)}` }).toBeGreaterThan(0);
  }

  async seesNo(target: Target): Promise<void> {
    this.steps += 1;
    await expect.poll(() => this.count(target), { message: `sees no ${inWords(target)}` }).toBe(0);
  }

  async isAt(address: RegExp): Promise<void> {
    this.steps += 1;
    await expect.poll(() => this.read(() => location.pathname + location.search + location.hash)).toMatch(address);
  }

  async hasFocusOn(target: Target): Promise<void> {
    this.steps += 1;
    const hasFocus = () => this.of(target, (element) => element === document.activeElement);
    await expect.poll(hasFocus, { message: `the focus is on ${inWords(target)}` }).toBe(true);
  }

  async textOf(target: Target): Promise<string> {
    await this.sees(target);
    return (await this.of(target, (element) => (element as HTMLElement).innerText)) ?? '';
  }

  count(target: Target): Promise<number> {
    return this.run(`pageTools.find(${JSON.stringify(target)}).length`);
  }

  /**
   * What a function makes of the first match in the page; `undefined` where there is none. It uses nothing from
   * outside.
   */
  of<T, Given>(
    target: Target,
    read: (element: Element, given: Given) => T,
    given?: Given,
  ): Promise<Awaited<T> | undefined> {
    return this.run(
      `((found) => found === undefined ? undefined : (${read})(found, ${JSON.stringify(given)}))(pageTools.find(${JSON.stringify(target)})[0])`,
    );
  }

  /** What a function gives in the page. It uses nothing from outside. */
  read<T, Given>(read: (given: Given) => T, given?: Given): Promise<Awaited<T>> {
    return this.run(`(${read})(${JSON.stringify(given)})`);
  }

  screenshot(): Promise<Buffer> {
    return this.tab.screenshot();
  }

  problems(): Promise<string[]> {
    return this.read(recordedProblems);
  }

  private async spotOf(target: Target): Promise<{ x: number; y: number }> {
    let spot: Awaited<ReturnType<PageTools['spotOf']>> = '';
    await expect
      .poll(
        async () => {
          spot = await this.run(`pageTools.spotOf(${JSON.stringify(target)})`);
          return typeof spot === 'string' ? spot : 'can be pressed';
        },
        { message: inWords(target), timeout: 30_000 },
      )
      .toBe('can be pressed');
    return spot as unknown as { x: number; y: number };
  }

  /** A page that is being left answers with an error, or has no tools yet: it is asked again. */
  private async run<T>(expression: string): Promise<T> {
    const end = Date.now() + 10_000;
    for (;;) {
      try {
        const answer = await this.tab.run(`typeof pageTools === 'undefined' ? '(no tools)' : ${expression}`);
        if (answer !== '(no tools)') return answer as T;
        await this.tab.run(toolsScript());
      } catch (error) {
        if (Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
}

function inWords({ role = '', name, text, selector, within }: Target): string {
  const own = [role, name && `“${name}”`, selector, text && `with “${text}”`].filter(Boolean).join(' ');
  return within === undefined ? own : `${own} in ${inWords(within)}`;
}
