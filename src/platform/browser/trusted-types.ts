import { parseUrl } from '#platform/parse-url.ts';

interface PolicyRules {
  createHTML(text: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(address: string): string | null;
}

declare global {
  /** Known to some browsers only. */
  var trustedTypes: { createPolicy(name: string, rules: PolicyRules): unknown } | undefined;
}

/**
 * What text may become where a browser would run it (`require-trusted-types-for` of the content security policy): workers
 * of our own origin, data blocks, and the empty element React makes before it fills one. All else is refused by the
 * browser. Import this module first.
 */
export const rules: PolicyRules = {
  createHTML: (text) => (text === '<script></script>' ? text : null),
  createScript: (text) => (isJson(text) ? text : null),
  createScriptURL: (address) => (isOwn(address) ? address : null),
};

function isOwn(address: string): boolean {
  return parseUrl(address, location.href)?.origin === location.origin;
}

/** Objects and lists only: run as a script, a bare word would be a name. */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

try {
  globalThis.trustedTypes?.createPolicy('default', rules);
} catch (error) {
  // Somebody else, an extension perhaps, has made the one default policy there may be.
  console.info('Trusted types are decided elsewhere.', error);
}
