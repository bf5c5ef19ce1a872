import { createLinkTokens, type LinkTokens } from '#server/secret/link-tokens.ts';
import type { Secret } from '#server/secret/secret.ts';

/** What a link in a mail lets its reader do: stand in line, take the seats that are offered, leave the line. */
export const waitingActions = ['confirm', 'take', 'leave'] as const;
export type WaitingAction = (typeof waitingActions)[number];

/** Links about a place in line, by its id. */
export type WaitingTokens = LinkTokens<WaitingAction>;

/** Days a confirmation link works. Whether seats can still be taken the place itself says. */
export const confirmationDays = 7;

export function createWaitingTokens(secret: Secret): WaitingTokens {
  const forEver = Number.POSITIVE_INFINITY;
  return createLinkTokens(secret, 'waiting list', { confirm: confirmationDays, take: forEver, leave: forEver });
}
