import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import '#src/start/before-paint.ts';
import {
  checksumsMark,
  dehydratedMark,
  heldMark,
  hydratedEvent,
  hydratedMark,
  modulesName,
  pageDataMark,
} from '#contract/site/page-marks.ts';

/*
 * A prerendered page is complete without any script: links and plain forms work by themselves. The site's own is fetched after the
 * load event, when nothing competes with it any more, or as soon as a button is pressed. The button that was pressed last is pressed
 * again once it has been hydrated.
 */

/** Named by a prerendered page; the empty one starts the site itself. */
const modules = document.querySelector<HTMLMetaElement>(`meta[name=${modulesName}]`);
const addresses = modules?.content.split(' ') ?? [];

/** By the youngest things all browsers of the site can do (scripts/vite/oldest-browsers.ts). In older ones the page stays as it came. */
const isServed = CSS.supports('color', 'color-mix(in oklab, red, red)') && 'toSorted' in Array.prototype;

/** When code that was out of reach is asked for again, in milliseconds; twice as late each time. */
let retryAfter = 2000;
let isStarted = false;

/** A button, and which of all in the page it was: a part that others have changed is rendered anew. */
interface Press {
  button: HTMLButtonElement;
  place: number;
}

/** Of several presses only the last is still meant. */
let press: Press | undefined;
/** What a pointer is down on. */
let pressBegun: Press | undefined;

if (modules !== null && isServed) {
  // A page that was asked for with other words than it was built with has nothing to look at yet (before-paint.ts).
  if (document.documentElement.hasAttribute(heldMark)) void start();
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  // A picture that never comes keeps the load event waiting, and a tab nobody looks at has no frames.
  setTimeout(start, 8000);
  addEventListener('online', start);
  addEventListener('click', onClick, true);
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('pointerup', onPointerUp, true);
  addEventListener('keydown', onKeyDown, true);
  // React hydrates nothing while it still runs effects of what it has hydrated.
  addEventListener(hydratedEvent, () => queueMicrotask(pressAgain));
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  let isFetched = false;
  try {
    await fetchModules();
    isFetched = true;
    await importModules();
  } catch (error) {
    console.info('The page stays as it came until its code can be run.', error);
    // A module whose import has failed once stays failed in some browsers, until the page is loaded anew.
    if (isFetched && reloadAutomatically('missing-code')) return;
    isStarted = false;
    setTimeout(start, retryAfter);
    retryAfter *= 2;
  }
}

/** A file can be fetched again, and again, before its import is tried. */
async function fetchModules(): Promise<void> {
  // A line may be silent for ever, as a hotel's Wi-Fi can be.
  const signal = AbortSignal.timeout(retryAfter * 10);
  const fetchFile = async (address: string) => void (await (await fetch(address, { signal })).arrayBuffer());
  const dataAddress = modules?.getAttribute(pageDataMark);
  if (dataAddress) fetchFile(dataAddress).catch(() => {});
  await Promise.all(addresses.map(fetchFile));
}

async function importModules(): Promise<void> {
  const checksums = modules?.getAttribute(checksumsMark)?.split(' ') ?? [];
  for (const [index, href] of addresses.entries()) {
    // The import gets the module of this request, or none when its bytes are not the expected ones.
    const integrity = checksums[index] ?? '';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, href }));
  }
  if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  await import(/* @vite-ignore */ addresses.at(-1) ?? '');
}

function onClick(event: MouseEvent): void {
  const pressed = (event.target as Element).closest('button, a, summary, label, input, select');
  // A browser that has made a click of it after all needs no other (onPointerUp).
  if (pressed === press?.button && isHydrated(pressed)) press = undefined;
  if (!(pressed instanceof HTMLButtonElement) || isHydrated(pressed)) return;
  // A form that has an address of its own is sent there.
  if (pressed.type === 'submit' && pressed.form?.hasAttribute('action')) return;
  event.stopPropagation();
  hold(event, pressed);
}

/** A shortcut presses the button that names it. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const name = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${ctrlKey || metaKey ? key.toUpperCase() : key}`;
  const button = document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts~="${CSS.escape(name)}"]`);
  if (button === null || altKey || isHydrated(button) || (target as Element).matches('input, textarea, select')) return;
  hold(event, button);
}

function hold(event: Event, button: HTMLButtonElement): void {
  event.preventDefault();
  press = pressOf(button);
  void start();
}

function onPointerDown({ target, pointerType }: PointerEvent): void {
  const button = (target as Element).closest('button');
  pressBegun = button === null || isHydrated(button) || pointerType === 'touch' ? undefined : pressOf(button);
}

/** A button that is rendered anew under a pointer is another one when it comes up: no browser calls that a click, but of a finger. */
function onPointerUp({ target }: PointerEvent): void {
  const button = (target as Element).closest('button');
  if (button === null || pressBegun?.button.isConnected !== false || namesake(pressBegun) !== button) return;
  press = pressOf(button);
  setTimeout(pressAgain);
}

/** Parts below the first view are hydrated later (shell/lazy/late-part.tsx). */
function isHydrated(element: Element): boolean {
  return document.documentElement.hasAttribute(hydratedMark) && element.closest(`[${dehydratedMark}]`) === null;
}

function pressAgain(): void {
  const button = press?.button.isConnected === false ? namesake(press) : press?.button;
  if (button === undefined || !isHydrated(button)) return;
  press = undefined;
  button.click();
}

const buttons = () => [...document.querySelectorAll('button')];

const pressOf = (button: HTMLButtonElement): Press => ({ button, place: buttons().indexOf(button) });

/** The same button rendered anew. Where a translator has called it otherwise, the one in its place. */
function namesake({ button, place }: Press): HTMLButtonElement | undefined {
  const nameOf = ({ ariaLabel, textContent }: HTMLButtonElement) => ariaLabel ?? textContent;
  const there = buttons()[place];
  const called = buttons().filter((other) => nameOf(other) === nameOf(button));
  if (there && (called.includes(there) || (called.length === 0 && there.className === button.className))) return there;
  return called[0];
}
