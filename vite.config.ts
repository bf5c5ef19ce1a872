import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './scripts/build-id.ts';
import { siteFolder } from './scripts/built-folders.ts';
import { codeLicences } from './scripts/licences.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { chunkName } from './scripts/vite/chunk-names.ts';
import { oldestBrowsers } from './scripts/vite/oldest-browsers.ts';
import { routeTree } from './scripts/vite/route-tree.ts';
import { backEnd } from './scripts/vite/vite-back-end.ts';
import { fontPreload } from './scripts/vite/vite-font-preload.ts';
import { pageFiles } from './scripts/vite/vite-page-files.ts';
import { siteBrand } from './scripts/vite/vite-site-brand.ts';
import { siteWords } from './scripts/vite/vite-site-words.ts';
import { workerOptions } from './scripts/vite/worker-options.ts';
import { withEnvFile } from './server/settings/read-settings.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      ...routeTree,
      autoCodeSplitting: true,
      // What a page asks for comes with the page: the schemas of its answers are no business of the others.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
    }),
    react(),
    siteBrand(),
    tailwindcss(),
    siteWords(),
    backEnd(),
    ...(isSsrBuild ? [] : [fontPreload('script'), pageFiles(), VitePWA(workerOptions)]),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId()) },
  // Tests and benches build without the operator's settings.
  ...(process.env.READ_ENV_FILE === '0' && { envDir: false as const }),
  server: { port: Number(withEnvFile(process.env).PORT || 4173), strictPort: true },
  build: {
    outDir: siteFolder,
    target: oldestBrowsers,
    manifest: !isSsrBuild,
    license: !isSsrBuild && { fileName: codeLicences },
    modulePreload: { polyfill: false },
    // One sheet, which stands in every page (scripts/vite/vite-page-files.ts): no chunk has styles of its own.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: ({ name }) => `assets/${chunkName(name)}-[hash].js`,
          },
        },
  },
}));
