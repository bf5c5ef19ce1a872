import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { emailOTP, magicLink } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { signInTries } from '#contract/desk/sign-in-endpoints.ts';
import type { DeskSettings } from '#server/desk/desk-settings.ts';
import { createSignInTokens, nonceOf, signInMinutes } from '#server/desk/sign-in/sign-in-tokens.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Secret } from '#server/secret/secret.ts';
import { askStore, type Store, StoreUnavailable } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

/** Seconds for which a link and a code work. */
const askedFor = signInMinutes * 60;

/** The demonstration's own link waits for whoever started it. */
const demonstrationHours = 24;

/** A session ends after a working day, used or not. */
const sessionHours = 12;

/** Wrong codes after which a code is spent. */

/**
 * Mails to one address in an hour: whoever asks more often gets no more, and so no more codes to guess, while a link is there that
 * works. After that one comes again, or a stranger could use them up and keep somebody out.
 */
const mostMailsInAnHour = 6;

/** A session that began or ended; `cookies` are for the browser. */
export interface SignedIn {
  email: string;
  cookies: string[];
}

export interface DeskAuth {
  /** Has a link and a code sent to one of the staff; nothing for anybody else. Throws StoreUnavailable. */
  ask(email: string, now: Date): Promise<void>;
  /** Undefined for a token that is not ours, was used or is too old, as its code was. Throws StoreUnavailable. */
  byLink(token: string): Promise<SignedIn | undefined>;
  byCode(email: string, code: string): Promise<SignedIn | undefined>;
  /** The address of whose session the cookies are; undefined when it has ended. Throws StoreUnavailable. */
  emailOf(headers: Headers): Promise<string | undefined>;
  /** @returns what the browser is told to forget. Throws StoreUnavailable. */
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
  const requestNow = () => asked.getStore() ?? '';
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
        generateToken: () => tokens.tokenOf(requestNow()),
        sendMagicLink: () => {},
      }),
      emailOTP({
        expiresIn: askedFor,
        disableSignUp: true,
        storeOTP: 'hashed',
        allowedAttempts: signInTries,
        generateOTP: () => tokens.codeOf(requestNow()),
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

  async function send(member: StaffMember, now: Date): Promise<void> {
    const recent = await mailsInTheLastHour(store, member.email, now);
    const newest = recent[0]?.created_at ?? '';
    if (recent.length >= mostMailsInAnHour && newest > secondsBefore(now, askedFor)) return;
    await ensureUser(member);
    const name = tokens.newRequest(member.email);
    await makeLink(name, member.email);
    await asked.run(name, () => auth.api.createVerificationOTP({ body: { email: member.email, type: 'sign-in' } }));
    const messageId = `${nonceOf(name)}-desk-sign-in`;
    await askStore(store, (db) => queueMail(db, [{ messageId, kind: 'desk-sign-in', subjectId: name }], now));
    wakeOutbox();
  }

  /** Of the link and the code of one mail, of which one was used, the other ends as well. */
  async function endBoth(email: string, isOf: (request: string) => boolean): Promise<void> {
    await askStore(store, async (db) => {
      const mail = (await signInMails(db, email).execute()).find(({ subject_id }) => isOf(subject_id));
      if (mail === undefined) return;
      const code = hashed(tokens.codeOf(mail.subject_id));
      await db
        .deleteFrom('desk_verifications')
        .where(({ and, eb, or }) =>
          or([
            eb('identifier', '=', linkIdentifier(tokens.tokenOf(mail.subject_id))),
            // A newer mail's code has the same name.
            and([eb('identifier', '=', `sign-in-otp-${email}`), eb('value', 'like', `${code}:%`)]),
          ]),
        )
        .execute();
    });
  }

  /** The request to sign in that is worked on: they come one after the other, or those at once would each count none before. */
  let sending = Promise.resolve();

  return {
    async ask(email, now) {
      const member = settings.staff.find((one) => one.email === email.toLowerCase());
      if (member === undefined) return;
      const sent = sending.then(() => orUnavailable(send(member, now)));
      sending = sent.catch(() => undefined);
      return sent;
    },
    async byLink(token) {
      const verified = auth.api.magicLinkVerify({ query: { token }, headers: new Headers(), returnHeaders: true });
      const signedIn = await orRefused(begun(verified));
      if (signedIn !== undefined) await endBoth(signedIn.email, (request) => tokens.tokenOf(request) === token);
      return signedIn;
    },
    async byCode(given, otp) {
      const email = given.toLowerCase();
      const body = { email, otp };
      const signedIn = await orRefused(
        begun(auth.api.signInEmailOTP({ body, headers: new Headers(), returnHeaders: true })),
      );
      if (signedIn !== undefined) await endBoth(email, (request) => tokens.codeOf(request) === otp);
      return signedIn;
    },
    async emailOf(headers) {
      const session = await orUnavailable(auth.api.getSession({ headers }));
      return session?.user.email;
    },
    async signOut(headers, everywhere) {
      if (everywhere) {
        const session = await orUnavailable(auth.api.getSession({ headers }));
        const userId = session?.user.id;
        if (userId !== undefined)
          await askStore(store, (db) => db.deleteFrom('desk_sessions').where('userId', '=', userId).execute());
      }
      const ended = await orUnavailable(auth.api.signOut({ headers, returnHeaders: true }));
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
          .where('identifier', '=', linkIdentifier(tokens.tokenOf(name)))
          .execute(),
      );
      return tokens.tokenOf(name);
    },
  };
}

/** Mails to one of the staff, newest first. */
function signInMails(db: Kysely<Tables>, email: string) {
  return db
    .selectFrom('outbox')
    .select(['subject_id', 'created_at'])
    .where('kind', '=', 'desk-sign-in')
    .where('subject_id', '>', `${email} `)
    .where('subject_id', '<', `${email}!`)
    .orderBy('created_at', 'desc')
    .limit(mostMailsInAnHour);
}

async function mailsInTheLastHour(store: Store, email: string, now: Date) {
  return askStore(store, (db) =>
    signInMails(db, email)
      .where('created_at', '>', secondsBefore(now, 60 * 60))
      .execute(),
  );
}

function secondsBefore(now: Date, seconds: number): string {
  return new Date(now.getTime() - seconds * 1000).toISOString();
}

/** Under what better-auth keeps a link. */
function linkIdentifier(token: string): string {
  return `magic-link:${hashed(token)}`;
}

/** As better-auth stores tokens and codes. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A refusal of better-auth has a status, or leads elsewhere; it keeps nothing but in the store, and so anything else is that. */
async function orRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw new StoreUnavailable(error);
  }
}

/** Of what better-auth refuses nobody. */
async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'APIError' && !('statusCode' in error && Number(error.statusCode) >= 500)
  );
}
