import { describeBrowser, findBrowser } from '#scripts/testing/find-browser.ts';

/** Says which browser the tests run in. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export before the tests
export default function printBrowser(): void {
  console.log(describeBrowser(findBrowser()));
}
