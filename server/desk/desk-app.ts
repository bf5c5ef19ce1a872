import { isIP } from 'node:net';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { previewPath } from '#contract/desk/preview-path.ts';
import { type DeskSession, getDeskSession } from '#contract/desk/sign-in-endpoints.ts';
import type { Clock } from '#server/clock.ts';
import type { DepartureFeed } from '#server/desk/departure-feed/departure-feed.ts';
import { addDepartureFeedRoute } from '#server/desk/departure-feed/departure-feed-route.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import { createDeskFileRoute, createDeskRoute, type DeskFileRoute, type DeskRoute } from '#server/desk/desk-route.ts';
import type { DeskSettings } from '#server/desk/desk-settings.ts';
import type { DeskAuth } from '#server/desk/sign-in/desk-auth.ts';
import { addSignInRoutes } from '#server/desk/sign-in/sign-in-routes.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import { answerError, plainNotFound, refuseLargeBody } from '#server/http/answer-error.ts';
import { createResponseHeaders } from '#server/http/answers/response-headers.ts';
import { ApiError } from '#server/http/api-error.ts';
import { type RequestContext, type RequestEnv, requestId } from '#server/http/request-id.ts';
import { requestLog } from '#server/http/request-log.ts';
import { refuseForeignWrite } from '#server/http/security/foreign-origins.ts';
import { servePages } from '#server/http/site/pages.ts';
import { readSite, type Site } from '#server/http/site/site-files.ts';
import { createSenderAddress } from '#server/limits/sender-address.ts';
import { createSenderAllowance } from '#server/limits/sender-allowance.ts';
import type { Log } from '#server/log.ts';
import type { Operator } from '#server/settings/operator.ts';

export interface DeskAppOptions {
  settings: DeskSettings;
  auth: DeskAuth;
  clock: Clock;
  log: Log;
  operator: Operator;
  isDemonstration: boolean;
  /** Left out where none is read. */
  mailbox?: DeskBacking['mailbox'];
  trustedProxies: number;
  /** Holds every answer against its contract. */
  checkAnswers: boolean;
  /** What one sender may try to sign in in a minute. */
  triesPerMinute: number;
  /** The built desk; without it only its API answers. */
  deskFolder: string | undefined;
  /** Shows visitors' pages as drafts would make them; undefined where pages cannot be rendered. */
  previewOf: ((address: string) => Promise<Response>) | undefined;
  /** The visitors' site, whose pictures and fonts a preview shows. */
  siteFiles: Site | undefined;
  /** Adds the calls of the staff. */
  addRoutes(route: DeskRoute): void;
  /** Adds those that bring or take files. */
  addFileRoutes?(route: DeskFileRoute): void;
  /** Answers calendars, which cannot sign in. */
  departureFeed?: DepartureFeed;
}

export type DeskApp = Hono<RequestEnv>;

/** A file of the content may have 400 kB, and JSON writes what is no plain character with more than one. */
const largestBody = 1024 * 1024;

/** What the staff work with: an app of its own, which shares no address with the visitors'. */
export function createDeskApp(options: DeskAppOptions): DeskApp {
  const { settings, auth, clock, log, operator, isDemonstration, trustedProxies, triesPerMinute } = options;
  const app: DeskApp = new Hono<RequestEnv>();
  const headers = createResponseHeaders({ siteUrl: settings.url, thirdParties: [], trustedTypes: true });
  app.use(requestId(), requestLog(log), headers.middleware);
  app.onError((error, c) => answerError(error, c.get('requestId'), log));
  app.use(async (c, next) => {
    if (!isOwnName(new URL(c.req.url).hostname, settings)) {
      throw new ApiError('forbidden', `The desk is not called that. It is at ${settings.url} (DESK_URL).`);
    }
    await next();
  });

  const api = app.basePath('/api');
  const refuseForeign = (c: RequestContext) => refuseForeignWrite(c, { siteUrl: settings.url, allowedOrigins: [] });
  const routing = { clock, checkAnswers: options.checkAnswers, refuseForeignWrite: refuseForeign, staffOf };
  options.addFileRoutes?.(createDeskFileRoute(api, routing));
  api.use(bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }));

  const senderAddress = createSenderAddress(trustedProxies, log);
  addSignInRoutes(api, {
    auth,
    clock,
    tries: createSenderAllowance(clock, { perMinute: triesPerMinute }),
    senderAddress,
    refuseForeignWrite: refuseForeign,
    sessionOf,
    onFailure: (error) => log.error('a sign-in mail could not be made', { reason: String(error) }),
  });

  const route = createDeskRoute(api, routing);
  route(getDeskSession, (_input, { staff }) => sessionFor(staff));
  options.addRoutes(route);
  api.all('*', () => {
    throw new ApiError('not_found', 'The desk has no such call.');
  });

  const { previewOf, siteFiles, deskFolder, departureFeed } = options;
  if (departureFeed !== undefined) {
    addDepartureFeedRoute(app, { feed: departureFeed, clock, senderAddress, send: headers.send });
  }
  if (previewOf !== undefined) {
    app.get(`${previewPath}/*`, async (c) => {
      if ((await signedIn(c)) === undefined) {
        return c.redirect(`/sign-in?from=${encodeURIComponent(new URL(c.req.url).pathname)}`, 302);
      }
      c.set('isPrepared', true);
      return previewOf(c.req.path.slice(previewPath.length) || '/');
    });
  }
  if (deskFolder === undefined) app.notFound(plainNotFound);
  else {
    const desk = withFilesOf(siteFiles, readSite(deskFolder));
    app.all('*', servePages(desk, { statusOf: () => 200, sendPrepared: headers.send }));
  }
  return app;

  function memberOf(email: string): StaffMember | undefined {
    return settings.staff.find((member) => member.email === email.toLowerCase());
  }

  /** The settings are asked after the session: who was taken off the list is out at the next call. */
  async function signedIn(c: RequestContext): Promise<StaffMember | undefined> {
    const email = await auth.emailOf(c.req.raw.headers);
    return email === undefined ? undefined : memberOf(email);
  }

  async function staffOf(c: RequestContext): Promise<StaffMember> {
    const member = await signedIn(c);
    if (member === undefined) throw new ApiError('unauthorized', 'Please sign in.');
    return member;
  }

  function sessionOf(email: string): DeskSession | undefined {
    const member = memberOf(email);
    return member && sessionFor(member);
  }

  function sessionFor({ email, name }: StaffMember): DeskSession {
    return {
      email,
      name,
      staff: [...settings.staff],
      operator: { name: operator.name, siteUrl: operator.siteUrl, email: operator.email },
      isDemonstration,
      isMailboxRead: options.mailbox !== undefined,
    };
  }
}

/** The desk's own files, and of the visitors' site what no page is. */
function withFilesOf(site: Site | undefined, desk: Site): Pick<Site, 'get'> {
  const isShown = (address: string) =>
    !address.endsWith('.html') && !address.endsWith('.js') && !address.endsWith('.mjs');
  return { get: (address) => desk.get(address) ?? (isShown(address) ? site?.get(address) : undefined) };
}

/**
 * Whether somebody may call the desk that. A name that anybody can buy, and then point at this machine, makes the desk a page of
 * theirs to the staff's browsers, port on the loopback address or not; for a number or a word without dots nobody can.
 */
function isOwnName(name: string, { url, host }: DeskSettings): boolean {
  const isNumber = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return (
    isNumber || !name.includes('.') || name.endsWith('.localhost') || name === new URL(url).hostname || name === host
  );
}
