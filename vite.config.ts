import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './scripts/build-id.ts';
import { routeTree } from './scripts/vite/route-tree.ts';
import { backEnd } from './scripts/vite/vite-back-end.ts';
import { fontPreload } from './scripts/vite/vite-font-preload.ts';
import { pageFiles } from './scripts/vite/vite-page-files.ts';
import { workerOptions } from './scripts/vite/worker-options.ts';

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/;

/**
 * Few large files instead of many small ones, which compress badly. The libraries every page needs keep their name,
 * and so their place in the cache, when only our code changes.
 */
const groups = [
  { name: 'vendor', tags: ['$initial' as const], test: vendor, priority: 3 },
  {
    name: 'site',
    tags: ['$initial' as const],
    test: (id: string) => !/index\.html|src[\\/]main\.tsx|^\0/.test(id),
    priority: 2,
  },
  // What most first views show, apart from what further cards and lists need.
  {
    name: 'view',
    test: /[\\/]src[\\/](ui[\\/](pictures|plate-image|page-plate|button|search-field|select)|platform[\\/](images|warm|page-plates)|shell[\\/]search[\\/]search-box|features[\\/]tours[\\/]trip-wish|features[\\/]\w+[\\/][\w-]+\.queries)/,
    priority: 2,
  },
  // What every page loads by itself after its first view.
  {
    name: 'soon',
    test: /[\\/]src[\\/](shell[\\/](chat[\\/]chat-button|consent[\\/]cookie-banner\.tsx|layout[\\/]footer-line|offline[\\/](begin-companion|worker-registration|local-worker-check)|saved-copy[\\/]saved-(copy-line|age)))/,
    priority: 2,
  },
  { name: 'query', test: /@tanstack[\\/](react-query|query-core)[\\/]/, minShareCount: 2, priority: 2 },
  // What pages are put together of: one file, since each of its fifty would be a request and a name in every list
  // of files. Cards of articles and inspirations are on few pages.
  {
    name: 'parts',
    test: /src[\\/](ui[\\/](opens-elsewhere|card-grid|card-width|text-link|paragraphs|fact-list|check-list|disclosure|empty-state|note-list|detail-page|marked-text)|shell[\\/](lists[\\/](use-list-query|query-section)|navigation[\\/]go-back|reach-us)|platform[\\/]format|features[\\/](?!blog|inspirations)\w+[\\/][\w-]+-(?:card|price)\.tsx)|lucide-react/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'pages', test: /[\\/]src[\\/]/, minShareCount: 10, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      ...routeTree,
      autoCodeSplitting: true,
      // What a page asks for comes with the page: the schemas of its answers are no business of the others.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
    }),
    react(),
    tailwindcss(),
    backEnd(),
    ...(isSsrBuild ? [] : [fontPreload(), pageFiles(), VitePWA(workerOptions)]),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId()) },
  server: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // One sheet, which stands in every page (scripts/vite/vite-page-files.ts): no chunk has styles of its own.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: { codeSplitting: { groups } },
        },
  },
}));
