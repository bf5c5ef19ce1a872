import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';

/** The desk's own development server, on its own port; what it asks of the API `answer` answers. Gives what ends it. */
export async function developDesk(
  { host, port }: { host: string; port: number },
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<() => Promise<void>> {
  let vite: ViteDevServer | undefined;
  const server: Server = createHttpServer((request, response) => {
    if (request.url?.startsWith('/api/')) void answer(request, response);
    else vite?.middlewares(request, response);
  });
  vite = await createServer({
    configFile: 'vite.desk.config.ts',
    server: { middlewareMode: true, hmr: { server } },
  });
  const { logger } = vite.config;
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `${port} is taken; stop what uses it or choose another` : error.message;
    logger.error(`DESK_PORT: ${reason}`);
  });
  server.listen(port, host);
  return async () => {
    server.close();
    await vite?.close();
  };
}
