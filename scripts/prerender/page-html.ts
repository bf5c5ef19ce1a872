import type { CodeFile } from '#scripts/prerender/page-code.ts';
import { pageDataId, type RenderedPage } from '#src/prerender/rendered-page.ts';

/** Where the browser finds the script that starts the site, and what stands before it. */
interface PageScripts {
  boot: CodeFile;
  /** In the order they are to run; the last one starts the site. */
  modules: readonly CodeFile[];
}

/**
 * A page as a file: the built `index.html` with the page's head and body in their places. Its scripts are named to the boot
 * script instead of being started, so that they do not compete with the first picture. A page without data is rendered anew once
 * they run.
 */
export function pageHtml(
  shell: string,
  { head, body, data }: Pick<RenderedPage, 'head' | 'body'> & Partial<Pick<RenderedPage, 'data'>>,
  { boot, modules }: PageScripts,
): string {
  const block =
    data === undefined ? '' : `<script type="application/json" id="${pageDataId}">${scriptSafe(data)}</script>`;
  const addresses = modules.map(({ address }) => address).join(' ');
  const checksums = modules.map(({ integrity }) => integrity).join(' ');
  const starter = `<script type="module" async src="${boot.address}" integrity="${boot.integrity}" data-modules="${addresses}" data-integrity="${checksums}"></script>`;
  return bodyless(shell)
    .replace('<!--head-->', () => `${head}${starter}`)
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>${block}`);
}

/** Without what only an empty page needs: a script at once, and a word to those who run none. */
function bodyless(shell: string): string {
  return shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '');
}

/** JSON in a script element ends at `</script>`, and old parsers at the two line separators. */
function scriptSafe(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
