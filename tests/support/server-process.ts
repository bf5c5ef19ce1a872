import { onTestFinished } from 'vitest';
import { type ApiServer, loadBotCheck, loadSettings, startApiServer } from '#scripts/testing/api-server.ts';
import { freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { freePort } from '#scripts/testing/free-port.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

export interface ServerProcess extends ApiServer {
  dataDir: string;
  pid: number;
  get(path: string): Promise<Response>;
  /** Sends the contact form with a fresh token. */
  send(body: object): Promise<Response>;
  /** Resolves with the exit code, when it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProcessOptions {
  dataDir?: string | undefined;
  /** Over those of the load tests. */
  settings?: Record<string, string>;
  /** A command that becomes the one given to it as arguments. */
  launcher?: readonly string[] | undefined;
}

const botCheck = loadBotCheck();

/** The real server on a free port, in a folder of its own unless given; it is killed when the test ends. */
export async function startServerProcess({
  dataDir = temporaryFolder(),
  settings = {},
  launcher = [],
}: ServerProcessOptions = {}): Promise<ServerProcess> {
  const server = await startApiServer({ ...loadSettings(dataDir, await freePort()), ...settings }, launcher);
  const end = (signal: NodeJS.Signals) => {
    server.process.kill(signal);
    return server.ended;
  };
  onTestFinished(async () => void (await end('SIGKILL')));
  return {
    ...server,
    dataDir,
    pid: server.process.pid ?? 0,
    get: (path) => fetch(server.url + path),
    send: async (body) => sendContact(server.url, body),
    end,
  };
}

/** Sends the contact form to the server at this address, with a fresh token. */
export async function sendContact(url: string, body: object): Promise<Response> {
  return fetch(`${url}/api/contact`, jsonPost({ ...body, turnstileToken: await freshToken(botCheck) }));
}
