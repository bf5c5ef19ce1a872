import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#server/clock.ts';
import { ApiError, tooManyRequests } from '#server/http/api-error.ts';
import { otherContacts } from '#server/limits/other-contacts.ts';
import { createSenderAllowance } from '#server/limits/sender-allowance.ts';
import type { ProposalTokens } from '#server/proposals/proposal-links.ts';
import type { Operator } from '#server/settings/operator.ts';

/**
 * A link that is none is answered when this while is over, whatever it lacks: how long it took tells nobody whether it was badly
 * made, badly signed or of something that was erased. In milliseconds.
 */
const missMs = 60;

/**
 * Does some work for what a token opens: a version of a proposal, or a trip that is shared. The store is asked only for what we
 * signed. Who misses often is told to wait, but nobody who opens what is there.
 *
 * @param work gives undefined where there is no such thing any more.
 * @throws ApiError `not_found` for one that is none, `too_many_requests` after many of those.
 */
export type WithLink = <T>(
  sent: { token: string; address: string; purpose?: 'open' | 'share' },
  work: (id: string) => Promise<T | undefined>,
) => Promise<T>;

interface KnownLinksOptions {
  tokens: ProposalTokens;
  clock: Clock;
  operator: Operator;
  /** Links that are none which one sender may try in a minute. */
  missesPerMinute?: number;
}

export function createWithLink({ tokens, clock, operator, missesPerMinute = 30 }: KnownLinksOptions): WithLink {
  const misses = createSenderAllowance(clock, { perMinute: missesPerMinute });
  return async ({ token, address, purpose = 'open' }, work) => {
    const began = performance.now();
    const id = tokens.read(purpose, token, clock());
    const found = id === undefined ? undefined : await work(id);
    if (found !== undefined) return found;
    // Before the wait: of many that come at once, all are counted.
    const waitMs = misses.take(address);
    if (waitMs !== undefined)
      throw tooManyRequests('Many links from your address opened nothing. Please try again in a moment.', waitMs);
    await wait(Math.max(0, missMs - (performance.now() - began)));
    throw new ApiError(
      'not_found',
      `This link opens no trip of ours. It may have been cut off. ${otherContacts(operator)}`,
    );
  };
}
