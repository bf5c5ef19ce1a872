import { pages } from '#contract/pages.ts';

/** The address of the page without an address, which asks for whatever record it stands at. */
export const shellAddress = '/_shell.html';

/** The folders records' pages lie in, without slashes: `tour`. */
export const recordFolders: readonly string[] = pages
  .filter((page) => 'collection' in page)
  .map(({ path }) => path.slice(1, path.lastIndexOf('/')));

/**
 * The text of the `_redirects` file: a record without a file may be younger than the build, so its address gets the
 * shell, which asks the API.
 *
 * With 404, not 200: a host cannot tell a young record from none, and nor does our own server call a missing record
 * found. It is also what keeps finished pages in place on Cloudflare, which follows a rule with 200 even where
 * there is a file; rules with 404 it leaves out, and takes the `404.html` of the folder instead.
 */
export function staticRewrites(): string {
  return `${recordFolders.map((folder) => `/${folder}/:slug ${shellAddress} 404`).join('\n')}\n`;
}
