import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { developDesk } from '#scripts/vite/develop-desk.ts';
import { sendPhotograph } from '#scripts/vite/send-photograph.ts';
import { watchBelow } from '#scripts/vite/watch-below.ts';
import { readEnv } from '#server/env.ts';
import { type GivenSettings, withEnvFile } from '#server/settings/read-settings.ts';

type OpenApp = typeof import('#server/open-app.ts');

/** The app of the visitors or that of the staff. */
type AppOf = (opened: Awaited<ReturnType<OpenApp['openApp']>>) => { fetch: Parameters<typeof getRequestListener>[0] };

/**
 * Mounts the back end in Vite's development server, so `npm run dev` is one process and one address. The back end is
 * loaded through Vite, and opened again when one of its files changes; the content it follows by itself.
 *
 * @param given the settings; those of the process and its `.env` unless given.
 */
export function backEnd(given?: GivenSettings): Plugin {
  const settings = () => given ?? withEnvFile({ NODE_ENV: 'development', ...process.env });
  let opening: ReturnType<OpenApp['openApp']> | undefined;
  let stopDesk: (() => Promise<void>) | undefined;
  const close = async () => {
    const previous = opening;
    opening = undefined;
    await previous?.then((app) => app.close()).catch(() => {});
  };
  return {
    name: 'back-end',
    apply: 'serve',
    // A server that ends, or is restarted, leaves no store open.
    async closeBundle() {
      await stopDesk?.();
      await close();
    },
    async configureServer(vite) {
      const openFromSources = async () => {
        const { openApp } = (await vite.ssrLoadModule('/server/open-app.ts')) as OpenApp;
        const opened = await openApp(settings());
        opened.follow();
        return opened;
      };
      const open = () => {
        opening ??= openFromSources();
        return opening;
      };

      for (const path of ['server', 'contract', 'records', 'search']) watchBelow(vite, path, close);

      vite.middlewares.use('/photos/', sendPhotograph);

      const answer = async (appOf: AppOf, request: IncomingMessage, response: ServerResponse) => {
        try {
          await getRequestListener(appOf(await open()).fetch)(request, response);
        } catch (error) {
          opening = undefined;
          vite.config.logger.error((error as Error).message);
          response.writeHead(500, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ message: (error as Error).message, code: 'internal' }));
        }
      };

      vite.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next();
        await answer(({ app }) => app, request, response);
      });

      const { desk } = readEnv(settings());
      if (desk === undefined) return;
      const deskApp: AppOf = ({ desk: opened }) => {
        if (opened === undefined) throw new Error('There is no desk.');
        return opened.app;
      };
      stopDesk = await developDesk(desk, (request, response) => answer(deskApp, request, response));
      vite.httpServer?.once('listening', async () => {
        const once = await (await open()).desk?.demonstrationUrl();
        vite.config.logger.info(`  The office works at ${once ?? desk.url}`);
      });
    },
  };
}
