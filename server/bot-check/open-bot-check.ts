import { type AltchaOptions, createAltcha } from '#server/bot-check/altcha.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import type { BotCheckSettings } from '#server/bot-check/bot-check-settings.ts';
import { createTurnstile } from '#server/bot-check/turnstile.ts';
import type { Log } from '#server/log.ts';
import type { Operator } from '#server/settings/operator.ts';

/** The provider the settings choose: Turnstile where its secret is given, else our own calculation. */
export function openBotCheck(
  { turnstileSecret, turnstileSiteKey, botCheckCost, operator }: BotCheckSettings & { operator: Operator },
  { secret, clock, log }: Pick<AltchaOptions, 'secret' | 'clock'> & { log: Log },
): BotCheck {
  if ((turnstileSecret === undefined) !== (turnstileSiteKey === undefined)) {
    log.warn('TURNSTILE_SECRET and VITE_TURNSTILE_SITE_KEY belong together; with one of them no form can be sent');
  }
  if (turnstileSecret === undefined) return createAltcha({ secret, clock, cost: botCheckCost });
  return createTurnstile({ secret: turnstileSecret, hostname: new URL(operator.siteUrl).hostname, clock, log });
}
