import type { VitePWAOptions } from 'vite-plugin-pwa';
import { routeCode } from '#platform/internals/route-code.ts';
import { siteFolder } from '#scripts/built-folders.ts';
import { workerLicences } from '#scripts/licences.ts';
import { type BuiltSite, readBuiltSite } from '#scripts/size/built-site.ts';
import { followUps } from '#scripts/vite/chunk-groups.ts';

/**
 * What every page begins with, and what it takes to say that there is no network, to write to us and to go elsewhere; what home shows
 * below its first view is fetched with a touch.
 */
const codeOfAllPages = [
  'index.html',
  'src/features/home/home-below.tsx',
  'src/features/newsletter/site-footer.tsx',
  'src/routes/contact.tsx?tsr-split=component---loader',
  'src/shell/enquiries/kept-enquiries.tsx',
  'src/shell/layout/menu-dialog.tsx',
  'src/shell/notices/notice-stack.tsx',
];

/** The files the worker keeps with a first visit, whatever page it is of; below the site's folder. */
export function filesKeptFirst(site: BuiltSite): Set<string> {
  // What follows on every page, and what tells which pages open without a network.
  const shared = [...Object.keys(followUps), 'downloaded-pages'];
  const later = site.keys.filter((key) => shared.some((name) => key.startsWith(`_${name}-`)));
  // A slow line has shown the first page without them.
  const fonts = site.keys.filter((key) => /-latin-wght-normal\.woff2$/.test(key));
  return new Set([
    ...site.scriptsOf([...codeOfAllPages, ...later]),
    ...fonts.map(site.fileOf),
    '_shell.html',
    'placeholders/placeholder.svg',
    'placeholders/placeholder-dark.svg',
    'plates/pages/weather-delay-list-768.avif',
  ]);
}

/** The files that what one does on a page may ask for, by the file of the page's own code. What all pages ask for is none of them. */
function partsOfPages(site: BuiltSite, keptFirst: ReadonlySet<string>): Map<string, string[]> {
  const dialogs = site.scriptsOf(['src/shell/modals/modal-layers.tsx']);
  const parts = new Map<string, string[]>();
  for (const page of site.keys.filter((key) => routeCode.test(key))) {
    const asked = site.laterScriptsOf(page, keptFirst);
    // Where there are any, some stand in a dialog.
    if (asked.size > 0)
      parts.set(
        site.fileOf(page),
        [...new Set([...asked, ...dialogs])].filter((file) => !keptFirst.has(file)),
      );
  }
  return parts;
}

/**
 * How the service worker is built from src/worker/sw.ts, and which files it knows: all that any page
 * needs to open without a network, but diagnostics, the characters our texts do not use, and pictures: only the plate of
 * the page that says that there is no network is kept. Those it keeps first are few (docs/decisions/059).
 */
export const workerOptions: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'sw.ts',
  // The page registers it, after everything that matters to the visitor.
  injectRegister: false,
  // A file of ours (scripts/vite/vite-site-words.ts).
  manifest: false,
  injectManifest: {
    globPatterns: [
      'index.html',
      'assets/*.js',
      'assets/*-latin-wght-{normal,italic}-*.woff2',
      'placeholders/*.svg',
      'plates/pages/weather-delay-list-768.avif',
      'frieze.svg',
      'logo.svg',
      'favicon.{ico,svg}',
      'icons/icon-192.png',
      'site.webmanifest',
    ],
    globIgnores: ['assets/search-test-*'],
    buildPlugins: {
      vite: [{ name: 'worker-licences', config: () => ({ build: { license: { fileName: workerLicences } } }) }],
    },
    // Pages are rendered after this list is written; what is `index.html` by now is the empty page, and stays as
    // the shell.
    manifestTransforms: [
      async (entries) => {
        const site = readBuiltSite(siteFolder);
        const first = filesKeptFirst(site);
        const named = entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '_shell.html' } : entry));
        const parts = partsOfPages(site, first);
        const manifest = named.map((entry) => ({
          ...entry,
          ...(!first.has(entry.url) && { isLater: true }),
          ...(parts.has(entry.url) && { parts: parts.get(entry.url) }),
        }));
        return { manifest, warnings: [] };
      },
    ],
    // Vite writes a hash into these names, so the address alone tells the version.
    dontCacheBustURLsMatching: /^assets\//,
  },
};
