/**
 * What browsers have learned since the oldest ones the site is made for (scripts/vite/oldest-browsers.ts): Safari 16.4, Chrome 111,
 * Firefox 128. What only Firefox 128 has not is left out: it is younger than the other two.
 */
export const laterApis: Record<string, readonly string[]> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'Array.prototype': ['group', 'groupToMap'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  'Document.prototype': ['startViewTransition', 'caretPositionFromPoint'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML'],
  Error: ['isError'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  JSON: ['rawJSON', 'isRawJSON'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  'ReadableStream.prototype': ['values'],
  RegExp: ['escape'],
  Response: ['json'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  URL: ['canParse', 'parse'],
  globalThis: [
    'CloseWatcher',
    'Iterator',
    'Navigation',
    'URLPattern',
    'cookieStore',
    'navigation',
    'requestIdleCallback',
    'cancelIdleCallback',
    'scheduler',
  ],
};

/** Takes them away. Runs in the page. */
export function forgetLaterApis(names: typeof laterApis): void {
  for (const [owner, properties] of Object.entries(names)) {
    const object = owner
      .split('.')
      .reduce<Record<string, unknown> | undefined>(
        (holder, name) => (name === 'globalThis' ? globalThis : holder?.[name]) as never,
        globalThis as never,
      );
    for (const property of properties) if (object !== undefined) delete object[property];
  }
}
