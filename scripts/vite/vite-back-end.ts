import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { sendPhotograph } from '#scripts/vite/send-photograph.ts';
import { photoCacheFolder } from '#server/photos/photo-files.ts';
import { cacheManifest } from '#server/photos/photo-manifest.ts';

type OpenApp = typeof import('#server/open-app.ts');
type EnvFile = typeof import('#server/settings/env-file.ts');

/**
 * Mounts the back end in Vite's development server, so `npm run dev` is one process and one address. The back end is
 * loaded through Vite, and opened again when one of its files or the content changes.
 */
export function backEnd(): Plugin {
  return {
    name: 'back-end',
    apply: 'serve',
    configureServer(vite) {
      const openFromSources = async () => {
        const { withEnvFile } = (await vite.ssrLoadModule('/server/settings/env-file.ts')) as EnvFile;
        const { openApp } = (await vite.ssrLoadModule('/server/open-app.ts')) as OpenApp;
        return openApp(withEnvFile({ NODE_ENV: 'development', ...process.env }));
      };
      let opening: ReturnType<OpenApp['openApp']> | undefined;
      const open = () => {
        opening ??= openFromSources();
        return opening;
      };

      vite.watcher.add(['content', cacheManifest(photoCacheFolder())]);
      vite.watcher.on('all', (_event, file) => {
        if (!/[\\/](server|contract|search|content|\.photos)[\\/]/.test(file)) return;
        const previous = opening;
        opening = undefined;
        void previous?.then((app) => app.close()).catch(() => {});
      });

      vite.middlewares.use('/photos/', sendPhotograph);

      vite.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next();
        try {
          const { app } = await open();
          await getRequestListener(app.fetch)(request, response);
        } catch (error) {
          opening = undefined;
          vite.config.logger.error((error as Error).message);
          response.writeHead(500, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ message: (error as Error).message, code: 'internal' }));
        }
      });
    },
  };
}
