import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './scripts/build-id.ts';
import { routeTree } from './scripts/route-tree.ts';
import { backEnd } from './scripts/vite-back-end.ts';
import { fontPreload } from './scripts/vite-font-preload.ts';
import { workerOptions } from './scripts/worker-options.ts';

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/;

export default defineConfig({
  plugins: [
    tanstackRouter({ ...routeTree, autoCodeSplitting: true }),
    react({ compiler: true }),
    tailwindcss(),
    backEnd(),
    fontPreload(),
    VitePWA(workerOptions),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId()) },
  server: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  build: {
    target: 'es2023',
    // One chunk for the libraries every page needs: it keeps its name, and so its place in the cache, when only our code changes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } } },
  },
});
