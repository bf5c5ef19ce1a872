import { createHash } from 'node:crypto';

/** What the policy calls what stands in the page itself: `sha256-…`, in the page's order. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styles = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;
/** Fetched by its address, or data that no browser runs. */
const isElsewhereOrData = /\ssrc=|\stype="application\//;

/** Of the site's shell: every page is made of it and adds none. */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: hashesOf(html, scripts), styles: hashesOf(html, styles) };
}

function hashesOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)]
    .filter(([, attributes = '']) => !isElsewhereOrData.test(attributes))
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
