/*
 * The only script a prerendered page starts with. The page is complete without any: so that nothing competes with its first
 * picture, the site's own script is fetched after the load event, or as soon as the visitor touches anything. Links and
 * plain forms work by themselves until then; what needs the script is held and done once the script is there.
 */

const { dataset } = document.querySelector<HTMLScriptElement>('script[data-modules]') as HTMLScriptElement;
const touches = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;
const nothing = () => {};

/** Browsers tell of a pointer that rests while the page moves below it. */
const isStirring = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let isStarted = false;
let isAlive = false;
/** What the visitor did last that waits for the script. Of several presses only the last is still meant. */
let held = nothing;
/** What fields were filled in with before the script could notice. */
const filled = new Map<Field, string | boolean>();

/** Says so to platform/browser/first-touch.ts. */
function touched(event: Event): void {
  if (isStirring(event)) return;
  document.documentElement.dataset.touched = '';
  start();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  document.querySelectorAll<Field>('input, textarea, select').forEach(note);
  const modules = dataset.modules?.split(' ') ?? [];
  const checksums = dataset.integrity?.split(' ');
  for (const [index, address] of modules.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    // The imports that follow get the module of this request, or none when its bytes are not the expected ones.
    link.integrity = checksums?.[index] ?? '';
    link.href = address;
    document.head.append(link);
  }
  run(modules).catch(() => {
    // Out of reach: the next touch tries again, and so does the network's return.
    isStarted = false;
  });
}

/** With everything in the browser's cache the page has loaded before its picture is on the screen. A tab nobody sees has no frames. */
function startOncePainted(): void {
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}

/** One after the other, each after those it stands on, with a breath between: a phone is never busy for long at a stretch. */
async function run(modules: readonly string[]): Promise<void> {
  for (const address of modules.slice(0, -1)) {
    // What is missing is missed by what needs it, which knows what to do about it.
    await import(/* @vite-ignore */ address).catch(nothing);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await import(/* @vite-ignore */ modules.at(-1) as string);
}

function hold(event: Event, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isAlive) again();
  else {
    held = again;
    start();
  }
}

function onClick(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>('button, a[href], summary, label, input, select');
  if (!(pressed instanceof HTMLButtonElement) || isTakenOver(pressed)) return;
  // A form that has an address of its own is sent there.
  if (pressed.type === 'submit' && pressed.form?.hasAttribute('action')) return;
  hold(event, () => {
    const there = pressed.isConnected ? pressed : twinOf(pressed);
    if (there !== undefined) onceTakenOver(there, () => there.click());
  });
}

/** The same button of a page that was rendered anew. */
function twinOf(gone: HTMLButtonElement): HTMLButtonElement | undefined {
  const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(gone));
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.hasAttribute('action') && !isTakenOver(form))
    hold(event, () => onceTakenOver(form, () => form.requestSubmit()));
}

/** The keys of the search, `/` and Ctrl or Cmd+K. */
function onKeyDown(event: KeyboardEvent): void {
  if (isAlive) return;
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isTyping = target instanceof Element && target.matches('input, textarea, select');
  const isCommand = ctrlKey || metaKey;
  if (isTyping || altKey || !(isCommand ? key.toLowerCase() === 'k' && !shiftKey : key === '/')) return;
  hold(event, () => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...whole, key, ctrlKey, metaKey })));
}

const whole = { bubbles: true, cancelable: true, composed: true };

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

function onFill({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('input, textarea, select') || isTakenOver(target)) return;
  const field = target as Field;
  const isNew = !filled.has(field);
  note(field);
  if (isAlive && isNew) fillInOnceTakenOver(field);
}

function fillInOnceTakenOver(field: Field): void {
  onceTakenOver(field, () => {
    const value = filled.get(field);
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
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') as PropertyDescriptor;
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', whole));
  field.dispatchEvent(new Event('change', whole));
}

/** Parts of a page are taken over one after the other, some only when the visitor comes near; React marks what it knows. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** Never for what has left the page. */
function onceTakenOver(element: Element, run: () => void): void {
  if (!element.isConnected) return;
  if (isTakenOver(element)) run();
  else requestAnimationFrame(() => onceTakenOver(element, run));
}

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener('keydown', onKeyDown, true);
addEventListener('input', onFill, true);
for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
addEventListener('online', start);

addEventListener(
  'site-alive',
  () => {
    isAlive = true;
    for (const touch of touches) removeEventListener(touch, touched, true);
    removeEventListener('online', start);
    for (const field of filled.keys()) fillInOnceTakenOver(field);
    held();
  },
  { once: true },
);

// An address that asks for another page than the one that was built has nothing to look at yet.
if (document.readyState === 'complete' || 'held' in document.documentElement.dataset) start();
else addEventListener('load', startOncePainted, { once: true });
