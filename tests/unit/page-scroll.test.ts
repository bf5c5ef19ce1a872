import { afterEach, expect, test } from 'vitest';
import { holdPageScroll } from '#platform/browser/page-scroll.ts';

const isHeld = () => document.documentElement.dataset.scrollHeld !== undefined;
const stops: (() => void)[] = [];
function hold(): () => void {
  const stop = holdPageScroll();
  stops.push(stop);
  return stop;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

test('scrolling is locked until the last lock is released, in whatever order', () => {
  const first = hold();
  const second = hold();
  first();
  expect(isHeld()).toBe(true);
  first();
  expect(isHeld()).toBe(true);
  second();
  expect(isHeld()).toBe(false);
});

/** Whether a finger that moves there would reach the page. */
function reachesPage(target: Element, fingers = 1): boolean {
  const move = new Event('touchmove', { bubbles: true, cancelable: true });
  Object.assign(move, { touches: { length: fingers } });
  target.dispatchEvent(move);
  return !move.defaultPrevented;
}

function box(overflow: string, height: number): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.overflowY = overflow;
  Object.defineProperties(element, { scrollHeight: { value: height }, clientHeight: { value: 100 } });
  return element;
}

test('iOS: a finger moves what scrolls inside a dialog, but not the page', () => {
  const scrolling = box('auto', 500);
  const inside = scrolling.appendChild(document.createElement('p'));
  const fitting = box('auto', 100);
  const plain = box('visible', 500);
  expect(reachesPage(plain)).toBe(true);
  const release = hold();
  expect(reachesPage(inside)).toBe(true);
  expect(reachesPage(fitting)).toBe(false);
  expect(reachesPage(plain)).toBe(false);
  expect(reachesPage(plain, 2), 'two fingers zoom').toBe(true);
  release();
  expect(reachesPage(plain)).toBe(true);
});
