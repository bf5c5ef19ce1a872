import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { BlankSchema } from 'hono/types';
import {
  confirmNewsletter,
  getNewsletterConfirmation,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#contract/forms/enquiry-endpoints.ts';
import type { NewsletterAnswer } from '#contract/forms/newsletter.ts';
import type { Clock } from '#server/clock.ts';
import type { Route } from '#server/http/answers/route.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import type { FormGuard } from '#server/limits/form-guard.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-links.ts';
import { newsletterPage, type PageContent } from '#server/newsletter/newsletter-page.ts';
import { pageStyle } from '#server/newsletter/page-style.ts';
import {
  confirmSubscription,
  endSubscription,
  requestSubscription,
  subscriberHash,
  subscriptionState,
} from '#server/newsletter/subscriptions.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, notSaved, type Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

interface NewsletterOptions {
  store: Store;
  queue: WriteQueue;
  guard: FormGuard;
  clock: Clock;
  secret: Secret;
  operator: Operator;
  wakeOutbox(): void;
  /** Removes mails that were written as files about these subscriptions. */
  eraseMails(subscriptionIds: readonly string[]): Promise<unknown>;
}

/** What a link of a mail asks and does; one that is old, used or made up is told so in words. Throws StoreUnavailable. */
interface ByLink {
  /** What a confirmation link is about; changes nothing. */
  inspect(token: string): Promise<NewsletterAnswer & { open: boolean }>;
  confirm(token: string): Promise<NewsletterAnswer>;
  unsubscribe(token: string): Promise<NewsletterAnswer>;
}

/** Adds every call and page of the newsletter's list, which has double opt-in. */
export function openNewsletter(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  route: Route,
  options: NewsletterOptions,
): void {
  const { store, queue, guard, clock, operator, secret, wakeOutbox, eraseMails } = options;
  const tokens = createNewsletterTokens(secret);

  const byLink: ByLink = {
    async inspect(token) {
      const id = tokens.read('confirm', token, clock());
      const state = id === undefined ? undefined : await askStore(store, (db) => subscriptionState(db, id));
      if (state === 'requested') return { ...question, open: true };
      return { ...(state === 'confirmed' ? confirmed : oldLink), open: false };
    },
    async confirm(token) {
      const id = tokens.read('confirm', token, clock());
      const state = id === undefined ? undefined : await queue.write((db) => confirmSubscription(db, id, clock()));
      wakeOutbox();
      return state === 'confirmed' ? confirmed : oldLink;
    },
    async unsubscribe(token) {
      const id = tokens.read('unsubscribe', token, clock());
      if (id === undefined) return unknownLink;
      await queue.write((db) => endSubscription(db, id, { source: 'mail', now: clock() }));
      await eraseMails([id]);
      return ended;
    },
  };
  addNewsletterPages(api, byLink, operator);

  route(subscribeToNewsletter, async ({ body: { email, source, turnstileToken } }, { address }) => {
    const verdict = await guard.verify(turnstileToken, 'newsletter', address);
    const emailHash = subscriberHash(secret, email);
    const outcome = await queue
      .write(async (db) => {
        const refusal = await guard.admit(db, { address, email, verdict });
        return refusal ?? requestSubscription(db, { email, emailHash, source }, clock());
      })
      .catch(notSaved('Your subscription could not be saved just now. Please try again in a minute.'));
    if (typeof outcome === 'object') throw guard.errorOf(outcome);
    wakeOutbox();
    return outcome === 'already' ? alreadySubscribed : sentLink;
  });
  route(getNewsletterConfirmation, async ({ query }) => {
    const { status, message } = await byLink.inspect(query.token ?? '');
    return { status, message };
  });
  route(confirmNewsletter, ({ body }) => byLink.confirm(body.token));
  route(unsubscribeFromNewsletter, ({ body }) => byLink.unsubscribe(body.token));
}

const sentLink = success('Almost done: we have sent you a link. Please open it to confirm your subscription.');
const alreadySubscribed = info('This address is already subscribed.');
const confirmed = success('You are subscribed. Welcome!');
const question = info('Would you like to receive our deals and travel tips at this address?');
const oldLink = info('This link no longer works. Please subscribe again on our website.');
const ended = success('You are unsubscribed. No further newsletter will reach you.');
const unknownLink = info('This link is not complete. Please use the link in our newest message.');

function success(message: string): NewsletterAnswer {
  return { status: 'success', message };
}

function info(message: string): NewsletterAnswer {
  return { status: 'info', message };
}

/**
 * The same addresses as plain pages, for people who follow a link in a mail, with or without JavaScript. Opening a link
 * changes nothing, since mail scanners open links too: the page asks, and its button posts. A mail program's own
 * unsubscribe button (RFC 8058) posts to the same address.
 */
function addNewsletterPages(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  { inspect, confirm, unsubscribe }: ByLink,
  operator: Operator,
): void {
  const show = (c: Context, content: PageContent) =>
    c.html(newsletterPage(content, operator), 200, { 'cache-control': 'no-store' });

  const style = pageStyle(operator.palette);

  api.get('/newsletter/page.css', (c) =>
    c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  );
  api.get('/newsletter/confirm', async (c, next) => {
    if (!wantsPage(c)) return next();
    const { open, message } = await inspect(c.req.query('token') ?? '');
    return show(c, { heading: 'Newsletter', message, ...(open && { button: 'Yes, subscribe me' }) });
  });
  api.post('/newsletter/confirm', async (c, next) => {
    if (!isFormPost(c)) return next();
    const { message } = await confirm(c.req.query('token') ?? '');
    return show(c, { heading: 'Newsletter', message });
  });
  api.get('/newsletter/unsubscribe', async (c, next) => {
    if (!wantsPage(c)) return next();
    return show(c, {
      heading: 'Unsubscribe',
      message: 'Would you like to stop receiving our newsletter?',
      button: 'Yes, unsubscribe me',
    });
  });
  api.post('/newsletter/unsubscribe', async (c, next) => {
    if (!isFormPost(c)) return next();
    const { message } = await unsubscribe(c.req.query('token') ?? '');
    return show(c, { heading: 'Unsubscribe', message });
  });
}

function wantsPage(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html';
}

function isFormPost(c: Context): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
}
