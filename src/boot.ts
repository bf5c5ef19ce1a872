/*
 * The only script a prerendered page starts with, and it stands in the page: from the first byte on nothing that is pressed is lost.
 * The page is complete without any: so that nothing competes with its first picture, the site's own script is fetched after the
 * load event, or as soon as something is pressed that needs it. Links and plain forms work by themselves until then; what needs
 * the script is held and done once the script is there.
 */

/** Named by a prerendered page; the empty one starts the site itself. */
const modules = document.querySelector<HTMLMetaElement>('meta[name=modules]');
const nothing = () => {};

/** How long the page stands without its script before it is asked for, or asked for again, in milliseconds. */
const patience = 8000;

/** How long a file that was asked for may keep silent, in milliseconds. */
const silence = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let isStarted = false;
let isHydrated = false;
let later: ReturnType<typeof setTimeout>;
/** What the visitor did last that waits for the script. Of several presses only the last is still meant. */
let held = nothing;
/** What fields were filled in with before the script could notice. */
const filled = new Map<Field, string | boolean>();

function start(): void {
  if (isStarted) return;
  isStarted = true;
  document.querySelectorAll<Field>('input, textarea, select').forEach(note);
  run().catch(() => {
    // Out of reach: asked for again later, at the next press, and when the network is back.
    isStarted = false;
  });
}

/** A picture that never comes keeps the load event waiting; code that was out of reach may be there by now. */
function startLater(wait = patience): void {
  later = setTimeout(() => {
    start();
    startLater(wait * 2);
  }, wait);
}

/** With everything in the browser's cache the page has loaded before its picture is on the screen. A tab nobody sees has no frames. */
function startOncePainted(): void {
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}

/**
 * All at once into the browser's cache; then one after the other, each after those it stands on, yielding to the main thread in
 * between: a phone is never busy for long at a stretch.
 */
async function run(): Promise<void> {
  const addresses = modules?.content.split(' ') ?? [];
  const checksums = modules?.dataset.integrity?.split(' ') ?? [];
  const { page } = modules?.dataset ?? {};
  const data = page && fetchAhead(page);
  const fetched = await Promise.all(addresses.map((address) => fetchAhead(address)));
  // A module that is asked for in vain now could not be had later; the page is read meanwhile.
  if (fetched.includes(false)) throw new Error('The site is out of reach.');
  // Without its data the page is rendered anew.
  if ((await data) === false) delete modules?.dataset.page;
  // Files from the browser's cache are there before a page that still arrives is whole.
  if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  for (const [index, address] of addresses.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    // The imports that follow get the module of this request, or none when its bytes are not the expected ones.
    link.integrity = checksums[index] ?? '';
    link.href = address;
    document.head.append(link);
  }
  for (const address of addresses.slice(0, -1)) {
    // What is missing is missed by what needs it, which knows what to do about it.
    await import(/* @vite-ignore */ address).catch(nothing);
    await pause();
  }
  await import(/* @vite-ignore */ addresses.at(-1) ?? '');
}

/**
 * Whether the file could be asked for. A module that could not be fetched once is given up for good by some browsers; a request can be
 * made again, and is, after 1, 2 and 4 seconds.
 */
async function fetchAhead(address: string, wait = 1000): Promise<boolean> {
  try {
    await read(address);
    return true;
  } catch {
    if (wait > 4000) return false;
    await pause(wait);
    return fetchAhead(address, wait * 2);
  }
}

/** @throws DOMException when the line was silent for ten seconds, as that of a hotel's Wi-Fi can be for ever. */
async function read(address: string): Promise<void> {
  const line = new AbortController();
  const listen = () => setTimeout(() => line.abort(), silence);
  let deadline = listen();
  try {
    const reader = (await fetch(address, { signal: line.signal })).body?.getReader();
    while ((await reader?.read())?.done === false) {
      clearTimeout(deadline);
      deadline = listen();
    }
  } finally {
    clearTimeout(deadline);
  }
}

function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function hold(event: Event, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isHydrated) again();
  else {
    held = again;
    start();
  }
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>('button, a[href], summary, label, input, select');
  if (!(pressed instanceof HTMLButtonElement) || isHydratedPart(pressed)) return;
  // A form that has an address of its own is sent there.
  if (pressed.type === 'submit' && pressed.form?.hasAttribute('action')) return;
  hold(event, () => {
    const there = pressed.isConnected ? pressed : counterpartOf(pressed);
    if (there !== undefined) onceHydrated(there, () => there.click());
  });
}

/** The same button of a page that was rendered anew. */
function counterpartOf(gone: HTMLButtonElement): HTMLButtonElement | undefined {
  const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(gone));
}

/** The keys of the search, `/` and Ctrl or Cmd+K. */
function onKeyDown(event: KeyboardEvent): void {
  if (isHydrated) return;
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isTyping = isField(target);
  const isCommand = ctrlKey || metaKey;
  if (isTyping || altKey || !(isCommand ? key.toLowerCase() === 'k' && !shiftKey : key === '/')) return;
  hold(event, () => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...whole, key, ctrlKey, metaKey })));
}

const whole = { bubbles: true, cancelable: true, composed: true };

const isField = (target: unknown): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Notes what a field was filled in with, also by the browser after a reload, unless it is as the page came. */
function note(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    if (!field.selectedOptions[0]?.defaultSelected && field.selectedIndex > 0) filled.set(field, field.value);
  } else if (isBox(field)) {
    if (field.checked !== field.defaultChecked) filled.set(field, field.checked);
  } else if (field.value !== field.defaultValue) filled.set(field, field.value);
}

function onFill(event: Event): void {
  const { target } = event;
  if (!isField(target)) return;
  const before = filled.get(target);
  if (before === undefined && isHydratedPart(target)) return;
  note(target);
  // A form library has set the field back to what the form begins with, between two letters.
  const data = event instanceof InputEvent && event.data;
  if (typeof before === 'string' && before.length > 1 && target.value === data) filled.set(target, before + data);
  if (isHydrated && before === undefined) fillInOnceHydrated(target);
}

function fillInOnceHydrated(field: Field): void {
  onceHydrated(field, () => {
    const value = filled.get(field);
    filled.delete(field);
    if (value !== undefined) fillIn(field, value);
  });
}

/**
 * Fills the field in again, now that somebody listens. React knows a field's value from when it took over, and takes the same
 * value for no change; a form library may have set the field back to what the form begins with.
 */
function fillIn(field: Field, value: string | boolean): void {
  if (isBox(field)) {
    if (field.checked === value) field.checked = !value;
    field.click();
    return;
  }
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', whole));
  field.dispatchEvent(new Event('change', whole));
}

/** What the page came with and nobody has hydrated yet; whatever else there is, the script has made itself. */
let waiting: Set<Element> | undefined;

/**
 * Parts of a page are hydrated one after the other, some only when the visitor comes near. A part that is asked answers
 * (shell/layout/answer-the-page.ts) once it has been hydrated, which React sees to at once where it has the code.
 */
function isHydratedPart(element: Element): boolean {
  if (waiting?.has(element) === false) return true;
  const isAnswered = !element.dispatchEvent(new CustomEvent('keyup', whole));
  if (isAnswered) waiting?.delete(element);
  return isAnswered;
}

/** Never for what has left the page. */
function onceHydrated(element: Element, run: () => void): void {
  if (!element.isConnected) return;
  if (isHydratedPart(element)) run();
  else requestAnimationFrame(() => onceHydrated(element, run));
}

function begin(): void {
  addEventListener('DOMContentLoaded', () => {
    startLater();
    waiting = new Set(document.querySelectorAll('button, input, textarea, select'));
  });
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('input', onFill, true);
  addEventListener('online', start);
  addEventListener('site-hydrated', onHydrated, { once: true });
  // An address that asks for another page than the one that was built has nothing to look at yet.
  if ('held' in document.documentElement.dataset) start();
  else addEventListener('load', startOncePainted, { once: true });
}

function onHydrated(): void {
  isHydrated = true;
  clearTimeout(later);
  removeEventListener('online', start);
  for (const field of filled.keys()) fillInOnceHydrated(field);
  held();
}

if (modules !== null) begin();
