import type { BotCheckAction, BotCheckChallenge } from '#contract/forms/bot-check.ts';

/** What a token turned out to be. A genuine one may still have been spent: that is for the store to say. */
export type BotVerdict =
  | { outcome: 'genuine'; spend: Spend }
  | { outcome: 'refused' }
  /** Nobody could tell. Never taken for a yes. */
  | { outcome: 'unreachable' };

/** What has to be remembered of an accepted token, and until when. */
export interface Spend {
  tokenHash: string;
  expiresAt: Date;
}

/** Tells people from programs; either of our two providers. */
export interface BotCheck {
  /** A calculation for the browser, good for this form only; absent when the provider hands out its own. */
  challenge?: (action: BotCheckAction) => Promise<BotCheckChallenge>;
  /** Asks somebody else, so it is worth protecting from floods. */
  remote: boolean;
  verify(token: string, action: BotCheckAction): Promise<BotVerdict>;
}
