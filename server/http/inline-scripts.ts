import { createHash } from 'node:crypto';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Fetched by its address, or data that no browser runs. */
const isElsewhereOrData = /\ssrc=|\stype="application\//;

/**
 * What the policy calls the scripts that stand in the page itself: `sha256-…`, in the page's order. Every page is made of the
 * site's shell and adds none.
 */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(scripts)]
    .filter(([, attributes = '']) => !isElsewhereOrData.test(attributes))
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
