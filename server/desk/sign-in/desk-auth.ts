import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { emailOTP, magicLink } from 'better-auth/plugins';
import type { DeskSettings } from '#server/desk/desk-settings.ts';
import { createSignInTokens } from '#server/desk/sign-in/sign-in-tokens.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Secret } from '#server/secret/secret.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

/** Seconds for which a link and a code work. */
const askedFor = 10 * 60;

/** The demonstration's own link waits for whoever started it. */
const demonstrationHours = 24;

/** A session ends after a working day, used or not. */
const sessionHours = 12;

/** Wrong codes after which a code is spent. */
const mostAttempts = 5;

/** Mails to one address in an hour: whoever asks more often gets no more, and so no more codes to guess. */
const mostMailsInAnHour = 6;

/** A session that began or ended; `cookies` are for the browser. */
export interface SignedIn {
  email: string;
  cookies: string[];
}

export interface DeskAuth {
  /** Has a link and a code sent to one of the staff; nothing for anybody else. Throws StoreUnavailable. */
  ask(email: string, now: Date): Promise<void>;
  /** Undefined for a token that is not ours, was used or is too old. */
  byLink(token: string): Promise<SignedIn | undefined>;
  byCode(email: string, code: string): Promise<SignedIn | undefined>;
  /** The address of whose session the cookies are; undefined when it has ended. */
  emailOf(headers: Headers): Promise<string | undefined>;
  /** @returns what the browser is told to forget. */
  signOut(headers: Headers, everywhere: boolean): Promise<string[]>;
  /** A token that signs the first of the staff in once. */
  demonstrationToken(now: Date): Promise<string | undefined>;
}

export interface DeskAuthOptions {
  store: Store;
  secret: Secret;
  settings: DeskSettings;
  wakeOutbox(): void;
}

/**
 * Sessions, links and codes are better-auth's, over tables of ours. Only these functions call it: none of its own addresses
 * can be reached, and its mails go through our outbox. How often one may ask is for the caller to limit.
 */
export function createDeskAuth({ store, secret, settings, wakeOutbox }: DeskAuthOptions): DeskAuth {
  const tokens = createSignInTokens(secret);
  /** The request that better-auth is making tokens for. */
  const asked = new AsyncLocalStorage<string>();
  const request = () => asked.getStore() ?? '';
  const auth = betterAuth({
    secret: secret.keyFor('desk sessions'),
    baseURL: settings.url,
    database: { db: store.db, type: store.kind },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: { modelName: 'desk_users' },
    account: { modelName: 'desk_accounts' },
    verification: { modelName: 'desk_verifications' },
    session: {
      modelName: 'desk_sessions',
      expiresIn: sessionHours * 60 * 60,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: settings.url.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      magicLink({
        expiresIn: askedFor,
        disableSignUp: true,
        storeToken: 'hashed',
        generateToken: () => tokens.tokenOf(request()),
        sendMagicLink: () => {},
      }),
      emailOTP({
        expiresIn: askedFor,
        disableSignUp: true,
        storeOTP: 'hashed',
        allowedAttempts: mostAttempts,
        generateOTP: () => tokens.codeOf(request()),
        sendVerificationOTP: async () => {},
      }),
    ],
  });

  /** Staff come and go with the settings; whoever asks is made known to better-auth. */
  async function ensureUser({ email, name }: { email: string; name: string }): Promise<void> {
    const { internalAdapter } = await auth.$context;
    const known = await internalAdapter.findUserByEmail(email);
    if (known === null) await internalAdapter.createUser({ email, name, emailVerified: true }, { method: 'staff' });
  }

  async function makeLink(name: string, email: string): Promise<void> {
    await asked.run(name, () => auth.api.signInMagicLink({ body: { email }, headers: new Headers() }));
  }

  async function begun(answer: Promise<{ headers: Headers; response: { user: { email: string } } }>) {
    const { headers, response } = await answer;
    return { email: response.user.email, cookies: headers.getSetCookie() };
  }

  return {
    async ask(email, now) {
      const member = settings.staff.find((one) => one.email === email.toLowerCase());
      if (member === undefined) return;
      if ((await mailsInTheLastHour(store, member.email, now)) >= mostMailsInAnHour) return;
      await ensureUser(member);
      const name = tokens.newRequest(member.email);
      await makeLink(name, member.email);
      await asked.run(name, () => auth.api.createVerificationOTP({ body: { email: member.email, type: 'sign-in' } }));
      const messageId = `desk-sign-in-${name.split(' ')[1]}`;
      await askStore(store, (db) => queueMail(db, [{ messageId, kind: 'desk-sign-in', subjectId: name }], now));
      wakeOutbox();
    },
    byLink: (token) =>
      orRefused(begun(auth.api.magicLinkVerify({ query: { token }, headers: new Headers(), returnHeaders: true }))),
    byCode: (email, code) =>
      orRefused(
        begun(
          auth.api.signInEmailOTP({
            body: { email: email.toLowerCase(), otp: code },
            headers: new Headers(),
            returnHeaders: true,
          }),
        ),
      ),
    async emailOf(headers) {
      const session = await auth.api.getSession({ headers });
      return session?.user.email;
    },
    async signOut(headers, everywhere) {
      if (everywhere) {
        const session = await auth.api.getSession({ headers });
        const userId = session?.user.id;
        if (userId !== undefined)
          await askStore(store, (db) => db.deleteFrom('desk_sessions').where('userId', '=', userId).execute());
      }
      const ended = await auth.api.signOut({ headers, returnHeaders: true });
      return ended.headers.getSetCookie();
    },
    async demonstrationToken(now) {
      const [member] = settings.staff;
      if (member === undefined) return undefined;
      await ensureUser(member);
      const name = tokens.newRequest(member.email);
      await makeLink(name, member.email);
      const until = new Date(now.getTime() + demonstrationHours * 60 * 60 * 1000).toISOString();
      await askStore(store, (db) =>
        db
          .updateTable('desk_verifications')
          .set({ expiresAt: until })
          .where('identifier', 'like', 'magic-link:%')
          .where('value', 'like', `%"${member.email}"%`)
          .execute(),
      );
      return tokens.tokenOf(name);
    },
  };
}

async function mailsInTheLastHour(store: Store, email: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - 60 * 60 * 1000).toISOString();
  const rows = await askStore(store, (db) =>
    db
      .selectFrom('outbox')
      .select('message_id')
      .where('kind', '=', 'desk-sign-in')
      .where('created_at', '>', since)
      .where('subject_id', '>', `${email} `)
      .where('subject_id', '<', `${email}!`)
      .limit(mostMailsInAnHour)
      .execute(),
  );
  return rows.length;
}

/** A refusal of better-auth has a status, or leads elsewhere; anything else is a failure of ours. */
async function orRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'APIError' && !isInternal(error)) return undefined;
    throw error;
  }
}

function isInternal(error: Error): boolean {
  return 'statusCode' in error && Number(error.statusCode) >= 500;
}
