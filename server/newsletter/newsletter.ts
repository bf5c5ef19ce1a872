import type { NewsletterAnswer, NewsletterSubscription } from '#contract/forms/newsletter.ts';
import type { Clock } from '#server/clock.ts';
import type { FormGuard } from '#server/limits/form-guard.ts';
import type { NewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import {
  confirmSubscription,
  endSubscription,
  requestSubscription,
  subscriberHash,
  subscriptionState,
} from '#server/newsletter/subscriptions.ts';
import type { Secret } from '#server/secret/secret.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { notSaved } from '#server/store/store-unavailable.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/**
 * The newsletter's list, with double opt-in. All but StoreUnavailable and what `subscribe` says are answers: a link
 * that is old, used or made up is told so in words.
 */
export interface Newsletter {
  /** @throws ApiError `invalid`, `bot_check_failed`, `too_many_requests`, `unavailable` */
  subscribe(sent: NewsletterSubscription, address: string): Promise<NewsletterAnswer>;
  /** What a confirmation link is about; changes nothing. */
  inspect(token: string): Promise<NewsletterAnswer & { open: boolean }>;
  confirm(token: string): Promise<NewsletterAnswer>;
  unsubscribe(token: string): Promise<NewsletterAnswer>;
}

export interface NewsletterOptions {
  store: Store;
  queue: WriteQueue;
  guard: FormGuard;
  clock: Clock;
  secret: Secret;
  tokens: NewsletterTokens;
  wakeOutbox(): void;
  /** Removes mails that were written as files about these subscriptions. */
  eraseMails(subscriptionIds: readonly string[]): Promise<unknown>;
}

const sentLink = success('Almost done: we have sent you a link. Please open it to confirm your subscription.');
const alreadySubscribed = info('This address is already subscribed.');
const confirmed = success('You are subscribed. Welcome!');
const question = info('Would you like to receive our deals and travel tips at this address?');
const oldLink = info('This link no longer works. Please subscribe again on our website.');
const ended = success('You are unsubscribed. No further newsletter will reach you.');
const unknownLink = info('This link is not complete. Please use the link in our newest message.');

export function createNewsletter(options: NewsletterOptions): Newsletter {
  const { store, queue, guard, clock, secret, tokens, wakeOutbox, eraseMails } = options;

  return {
    async subscribe({ email, source, turnstileToken }, address) {
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
    },
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
}

function success(message: string): NewsletterAnswer {
  return { status: 'success', message };
}

function info(message: string): NewsletterAnswer {
  return { status: 'info', message };
}
