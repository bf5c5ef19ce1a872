import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#server/secret/secret.ts';

/** What a link in a mail lets its reader do. */
export type TokenPurpose = 'confirm' | 'unsubscribe';

/** Links that say which subscription is meant and cannot be guessed; nothing of them is stored. */
export interface NewsletterTokens {
  make(purpose: TokenPurpose, subscriptionId: string, now: Date): string;
  /** The subscription's id; undefined for a token that is not ours, is for something else or is too old. */
  read(purpose: TokenPurpose, token: string, now: Date): string | undefined;
}

/** Days a confirmation link works. One that ends a subscription works for ever: it may stand in an old newsletter. */
export const confirmationDays = 7;

/** After it may stand what was pasted along: the end of a sentence, a bracket. */
const shape = /^([0-9a-f]{16})\.([0-9a-z]{1,10})\.([\w-]{43})[^\w-]{0,9}$/;

export function createNewsletterTokens(secret: Secret): NewsletterTokens {
  const signature = (purpose: TokenPurpose, subscriptionId: string, issued: string) =>
    createHmac('sha256', secret.keyFor(`newsletter ${purpose}`))
      .update(`${subscriptionId}.${issued}`)
      .digest();

  return {
    make(purpose, subscriptionId, now) {
      const issued = Math.floor(now.getTime() / 1000).toString(36);
      return `${subscriptionId}.${issued}.${signature(purpose, subscriptionId, issued).toString('base64url')}`;
    },
    read(purpose, token, now) {
      const [, subscriptionId = '', issued = '', given = ''] = shape.exec(token) ?? [];
      if (given === '') return undefined;
      const expected = signature(purpose, subscriptionId, issued);
      const received = Buffer.from(given, 'base64url');
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
      const age = now.getTime() / 1000 - Number.parseInt(issued, 36);
      return purpose === 'confirm' && age > confirmationDays * 86_400 ? undefined : subscriptionId;
    },
  };
}
