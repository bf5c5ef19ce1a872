import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import * as z from 'zod/mini';
import type { Endpoint, EndpointAnswer, EndpointInput } from '#contract/api/endpoint.ts';
import {
  askToSignIn,
  type DeskSession,
  signInByCode,
  signInByLink,
  signOut,
} from '#contract/desk/sign-in-endpoints.ts';
import type { Clock } from '#server/clock.ts';
import type { DeskAuth, SignedIn } from '#server/desk/sign-in/desk-auth.ts';
import { readBody } from '#server/http/answers/read-input.ts';
import { ApiError, tooManyRequests } from '#server/http/api-error.ts';
import type { RequestContext, RequestEnv } from '#server/http/request-id.ts';
import type { SenderAllowance } from '#server/limits/sender-allowance.ts';

interface SignInOptions {
  auth: DeskAuth;
  clock: Clock;
  /** What one sender may try. */
  tries: SenderAllowance;
  senderAddress(c: RequestContext): string;
  refuseForeignWrite(c: RequestContext): void;
  /** Undefined for whoever is not of the staff any more. */
  sessionOf(email: string): DeskSession | undefined;
  /** Told what fails after the answer was given. */
  onFailure(error: unknown): void;
}

const sent = 'If this address is one of the staff, a mail with a link and a code is on its way.';

/** The calls whoever is not signed in may make, and the one that ends a session. */
export function addSignInRoutes(api: Hono<RequestEnv, BlankSchema, '/api'>, options: SignInOptions): void {
  const { auth, clock, sessionOf } = options;

  on(askToSignIn, async (_c, { body }) => {
    // Not waited for: how long it takes would tell whether the address is one of the staff.
    auth.ask(body.email, clock()).catch(options.onFailure);
    return { message: sent };
  });

  on(signInByLink, async (c, { body }) => begin(c, await auth.byLink(body.token), 'link'));
  on(signInByCode, async (c, { body }) => begin(c, await auth.byCode(body.email, body.code), 'code'));

  on(signOut, async (c, { body }) => {
    setCookies(c, await auth.signOut(c.req.raw.headers, body.everywhere));
    return { message: 'You are signed out.' };
  });

  function begin(c: RequestContext, signedIn: SignedIn | undefined, by: 'link' | 'code'): DeskSession {
    const session = signedIn && sessionOf(signedIn.email);
    if (signedIn === undefined || session === undefined) throw new ApiError('unauthorized', refusals[by]);
    setCookies(c, signedIn.cookies);
    return session;
  }

  function on<E extends Endpoint>(
    described: E,
    handler: (c: RequestContext, input: EndpointInput<E>) => Promise<EndpointAnswer<E>>,
  ): void {
    api.on(described.method, described.path, async (c) => {
      options.refuseForeignWrite(c);
      // An office shares one address: who tries codes from there keeps nobody from leaving.
      const isTry = described.path !== signOut.path;
      const waitMs = isTry ? options.tries.take(options.senderAddress(c)) : undefined;
      if (waitMs !== undefined) throw tooManyRequests('That was often. Please try again in a minute.', waitMs);
      const body = await readBody(c, described.body ?? z.unknown());
      const answer = await handler(c, { params: undefined, query: undefined, body } as EndpointInput<E>);
      return c.json(answer, described.status, { 'cache-control': 'no-store' });
    });
  }
}

const refusals = {
  link: 'This link has been used or is older than ten minutes. Ask for a new one.',
  code: 'This code is not right, or not any more. The newest mail has the one that is.',
};

function setCookies(c: RequestContext, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}
