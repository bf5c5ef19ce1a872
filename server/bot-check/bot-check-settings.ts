import { address, type ReadSetting, setting, wholeNumber } from '#server/settings/setting.ts';

export interface BotCheckSettings {
  /** PBKDF2 rounds of each try; a browser needs some 1000 tries. */
  botCheckCost: number;
  /** Turnstile instead of our own calculation. */
  turnstileSecret?: string;
  /** The site's side of it, as far as the server is told: the key is built into the site. */
  turnstileSiteKey?: string;
}

const cost = wholeNumber(1, 1_000_000);
const siteKey = setting(address, 'the site key Turnstile gave you');
const turnstileSecret = setting(address, 'the secret Turnstile gave you', () => 'not one');

export function readBotCheckSettings(read: ReadSetting): BotCheckSettings {
  const key = read('VITE_TURNSTILE_SITE_KEY', siteKey);
  const secret = read('TURNSTILE_SECRET', turnstileSecret);
  return {
    botCheckCost: read('BOT_CHECK_COST', cost) ?? 1000,
    ...(secret !== undefined && { turnstileSecret: secret }),
    ...(key !== undefined && { turnstileSiteKey: key }),
  };
}
