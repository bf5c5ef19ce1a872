import type { Transaction } from 'kysely';
import type { BotCheckAction } from '#contract/forms/bot-check.ts';
import type { BotCheck, BotVerdict } from '#server/bot-check/bot-check.ts';
import { spendToken } from '#server/bot-check/spent-tokens.ts';
import type { Clock } from '#server/clock.ts';
import { ApiError, tooManyRequests } from '#server/http/api-error.ts';
import type { HourlyLimits } from '#server/limits/limit-settings.ts';
import { mailboxOf } from '#server/limits/mailbox.ts';
import { otherContacts } from '#server/limits/other-contacts.ts';
import { type Allowance, allowanceWaitMs, takeAllowance } from '#server/limits/rate-limit.ts';
import { networkOf, senderOf, sendersOfNetwork } from '#server/limits/sender-address.ts';
import { keyedHash, type Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { HasRoom } from '#server/store/free-space.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

/** Why a form was not let in. */
export type Refusal =
  | { because: 'too many'; waitMs: number }
  | { because: 'bot check' }
  | { because: 'unreachable' }
  | { because: 'no room' };

/** Who sent a form, and the token that says it was a person. */
export interface Visit {
  address: string;
  email: string;
  verdict: BotVerdict;
}

/** What every form passes before it is stored: allowances of its sender, and the bot check. */
export interface FormGuard {
  /**
   * Looks at the token, before the store is written to.
   *
   * @throws ApiError `too_many_requests`, `unavailable` when the disk is full, StoreUnavailable
   */
  verify(token: string, action: BotCheckAction, address: string): Promise<BotVerdict>;
  /** Takes from the allowances and spends the token, together with what is stored. */
  admit(db: Transaction<Tables>, visit: Visit): Promise<Refusal | undefined>;
  /** How a refusal is answered. */
  errorOf(refusal: Refusal): ApiError;
}

export interface FormGuardOptions {
  store: Store;
  clock: Clock;
  secret: Secret;
  botCheck: BotCheck;
  limits: HourlyLimits;
  operator: Operator;
  hasRoom: HasRoom;
}

export function createFormGuard({
  store,
  clock,
  secret,
  botCheck,
  limits,
  operator,
  hasRoom,
}: FormGuardOptions): FormGuard {
  const key = secret.keyFor('senders');
  const addressAllowance = (address: string): Allowance => ({
    senderHash: keyedHash(key, `address ${senderOf(address)}`),
    perHour: limits.perAddress,
  });
  const networkAllowance = (address: string): Allowance | undefined => {
    const network = networkOf(address);
    if (network === undefined) return undefined;
    return { senderHash: keyedHash(key, `network ${network}`), perHour: limits.perAddress * sendersOfNetwork };
  };
  const emailAllowance = (email: string): Allowance => ({
    senderHash: keyedHash(key, `email ${mailboxOf(email)}`),
    perHour: limits.perEmail,
  });

  const errorOf = (refusal: Refusal): ApiError => {
    switch (refusal.because) {
      case 'too many':
        return tooMany(refusal.waitMs, operator);
      case 'bot check':
        return new ApiError('bot_check_failed', 'Please complete the security verification.', {
          errors: { turnstileToken: ['Please complete the security verification.'] },
        });
      case 'unreachable':
        return new ApiError(
          'unavailable',
          `The security check cannot be done at the moment. ${otherContacts(operator)}`,
          {
            headers: { 'retry-after': '30' },
          },
        );
      case 'no room':
        return new ApiError('unavailable', `We cannot take messages here at the moment. ${otherContacts(operator)}`, {
          headers: { 'retry-after': '60' },
        });
    }
  };

  return {
    errorOf,
    async verify(token, action, address) {
      if (!hasRoom()) throw errorOf({ because: 'no room' });
      if (botCheck.remote) {
        const waitMs = await askStore(store, (db) => allowanceWaitMs(db, addressAllowance(address), clock()));
        if (waitMs !== undefined) throw errorOf({ because: 'too many', waitMs });
      }
      return botCheck.verify(token, action);
    },
    async admit(db, { address, email, verdict }) {
      if (verdict.outcome === 'unreachable') return { because: 'unreachable' };
      const now = clock();
      const addressWait = await takeAllowance(db, addressAllowance(address), now);
      if (addressWait !== undefined) return { because: 'too many', waitMs: addressWait };
      const network = networkAllowance(address);
      const networkWait = network && (await takeAllowance(db, network, now));
      if (networkWait !== undefined) return { because: 'too many', waitMs: networkWait };
      if (verdict.outcome === 'refused' || !(await spendToken(db, verdict.spend))) return { because: 'bot check' };
      const emailWait = await takeAllowance(db, emailAllowance(email), now);
      return emailWait === undefined ? undefined : { because: 'too many', waitMs: emailWait };
    },
  };
}

function tooMany(waitMs: number, operator: Operator): ApiError {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return tooManyRequests(
    `We have had several messages from you. Please try again in ${wait}. ${otherContacts(operator)}`,
    waitMs,
  );
}
