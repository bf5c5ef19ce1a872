import type { RenderedPage } from '#contract/api/renderer.ts';
import { checksumsMark, modulesName, pageDataMark, readsMark } from '#contract/site/page-marks.ts';
import type { CodeFile } from '#server/content/pages/page-code.ts';

/**
 * A page as a file: the built `index.html` with the page's head and body in their places. Its modules are named to
 * the script in the page (`src/start/boot.ts`) instead of being started, so that they do not compete with the first
 * picture, and so is the file with its data.
 *
 * @param modules in the order they are to run; the last one starts the site
 */
export function pageHtml(
  shell: string,
  { head, body, searchNames }: Pick<RenderedPage, 'head' | 'body' | 'searchNames'>,
  modules: readonly CodeFile[],
  dataAddress: string,
): string {
  const addresses = modules.map(({ address }) => address).join(' ');
  const checksums = modules.map(({ integrity }) => integrity).join(' ');
  const named = `<meta name="${modulesName}" content="${addresses}" ${checksumsMark}="${checksums}" ${pageDataMark}="${dataAddress}">`;
  return bodyless(shell)
    .replace('<html', () => (searchNames.length > 0 ? `<html ${readsMark}="${searchNames.join(' ')}"` : '<html'))
    .replace('<!--head-->', () => `${headerFirst}${head}${named}`)
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
}

/** On a slow line nothing is painted before the header is there: a page come back to farther down would show it in the sky. */
const headerFirst = '<link rel="expect" href="#site-header" blocking="render">';

/** Without what only an empty page needs: a script at once, and a word to those who run none. */
function bodyless(shell: string): string {
  return shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '');
}
