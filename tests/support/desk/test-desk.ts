import type { DepartureFeed } from '#server/desk/departure-feed/departure-feed.ts';
import { createDeskApp } from '#server/desk/desk-app.ts';
import type { DeskFileRoute, DeskRoute } from '#server/desk/desk-route.ts';
import { createDeskAuth, type DeskAuth } from '#server/desk/sign-in/desk-auth.ts';
import { createSignInTokens } from '#server/desk/sign-in/sign-in-tokens.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import type { Store } from '#server/store/open-store.ts';
import { testClock, testSecret } from '#tests/support/test-app.ts';

export const asha: StaffMember = { email: 'asha@example.com', name: 'Asha' };
export const ben: StaffMember = { email: 'ben@example.com', name: 'Ben' };

export interface TestDeskOptions {
  store: Store;
  clock?: typeof testClock;
  staff?: readonly StaffMember[];
  triesPerMinute?: number;
  addRoutes?(route: DeskRoute): void;
  previewOf?(address: string): Promise<Response>;
  addFileRoutes?(route: DeskFileRoute): void;
  departureFeed?: DepartureFeed;
  /** Takes the lines of the log. */
  logged?(line: string): void;
}

export const deskUrl = 'http://localhost:4174';

/** The real desk without a port. */
export function createTestDesk({
  store,
  clock = testClock,
  staff = [asha, ben],
  triesPerMinute = 1e6,
  addRoutes = () => {},
  previewOf,
  addFileRoutes = () => {},
  departureFeed,
  logged,
}: TestDeskOptions) {
  const settings = { port: 4174, host: '127.0.0.1', url: deskUrl, staff };
  const { operator } = readEnv({}).enquiries;
  const auth: DeskAuth = createDeskAuth({ store, secret: testSecret, settings, wakeOutbox: () => {} });
  const tokens = createSignInTokens(testSecret);
  const app = createDeskApp({
    settings,
    auth,
    clock,
    log: createLog({ level: logged === undefined ? 'silent' : 'info', sink: logged ?? (() => undefined), clock }),
    operator,
    isDemonstration: true,
    trustedProxies: 0,
    checkAnswers: true,
    triesPerMinute,
    deskFolder: undefined,
    previewOf,
    siteFiles: undefined,
    addRoutes,
    addFileRoutes,
    ...(departureFeed !== undefined && { departureFeed }),
  });

  async function request(
    method: 'GET' | 'POST',
    path: string,
    { body, cookie, headers }: { body?: unknown; cookie?: string; headers?: Record<string, string> } = {},
  ) {
    return app.request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** @returns the cookie of a session that began now. */
  async function signIn(email = asha.email): Promise<string> {
    const asked = await askFor(email);
    return cookieOf(await request('POST', '/api/sign-in/link', { body: { token: asked?.token } }));
  }

  const seen = new Set<string>();

  /** Token and code as the mail brings them; undefined where no mail was made. */
  async function askFor(email = asha.email): Promise<{ token: string; code: string } | undefined> {
    await auth.ask(email, clock());
    const rows = await store.db.selectFrom('outbox').select('subject_id').where('kind', '=', 'desk-sign-in').execute();
    const made = rows.map(({ subject_id }) => subject_id).find((subject) => !seen.has(subject));
    if (made === undefined) return undefined;
    seen.add(made);
    return { token: tokens.tokenOf(made), code: tokens.codeOf(made) };
  }

  return { app, auth, request, signIn, askFor };
}

/** What a browser would send back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
