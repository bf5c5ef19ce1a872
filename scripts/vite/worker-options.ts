import type { VitePWAOptions } from 'vite-plugin-pwa';
import { workerLicences } from '#scripts/licences.ts';

/**
 * How the service worker is built from src/worker/sw.ts, and which files it precaches: all that any page
 * needs to open without a network, but diagnostics, the characters our texts do not use, and pictures: only the plate of
 * the page that says that there is no network is kept.
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
      async (entries) => ({
        manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '_shell.html' } : entry)),
        warnings: [],
      }),
    ],
    // Vite writes a hash into these names, so the address alone tells the version.
    dontCacheBustURLsMatching: /^assets\//,
  },
};
