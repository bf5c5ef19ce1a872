import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deskFolder } from './scripts/built-folders.ts';
import { codeLicences } from './scripts/licences.ts';
import { oldestBrowsers } from './scripts/vite/oldest-browsers.ts';
import { routeTree } from './scripts/vite/route-tree.ts';
import { fontPreload } from './scripts/vite/vite-font-preload.ts';
import { siteBrand } from './scripts/vite/vite-site-brand.ts';
import { siteWords } from './scripts/vite/vite-site-words.ts';

/** The staff's application; it knows no setting of the visitors' site but the operator's look. */
export default defineConfig({
  root: resolve('desk'),
  envDir: false,
  publicDir: false,
  plugins: [
    // Both below the root.
    tanstackRouter({
      ...routeTree,
      routesDirectory: 'routes',
      generatedRouteTree: 'routeTree.gen.ts',
      autoCodeSplitting: true,
      // What a page asks the server for comes with the page: no page pays for the calls of the others.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
    }),
    react(),
    siteBrand(),
    tailwindcss(),
    siteWords(),
    fontPreload('browser'),
  ],
  build: {
    outDir: resolve(deskFolder),
    emptyOutDir: true,
    manifest: true,
    license: { fileName: codeLicences },
    target: oldestBrowsers,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
            // What most pages share is one file: many small ones compress badly. What a few do lies apart, or all would load it.
            {
              name: 'parts',
              test: /desk[\\/](shell|platform|session)|src[\\/](ui|platform)|contract/,
              minShareCount: 6,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
