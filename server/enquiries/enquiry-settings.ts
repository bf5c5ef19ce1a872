import * as z from 'zod/mini';
import { emailAddress } from '#contract/contact-details.ts';
import { withoutTrailingSlashes } from '#contract/trailing-slashes.ts';
import { address, type ReadSetting, setting, wholeNumber, withoutSecrets } from '#server/env-setting.ts';
import { isMailable } from '#server/mail/mailable.ts';

/** Who runs the safaris, as the site says it and mails sign it. */
export interface Operator {
  name: string;
  email: string;
  phone: string;
  /** Digits only. */
  whatsapp: string;
  /** Where the site lives, without a slash at the end: links in mails begin with it. */
  siteUrl: string;
  /** Where the API lives, without a slash at the end, when it is not on the site's own origin: links that it answers. */
  apiUrl?: string;
}

/** How much one sender may send in an hour. */
export interface HourlyLimits {
  perAddress: number;
  perEmail: number;
}

export interface EnquirySettings {
  operator: Operator;
  /** The mailbox of the people who answer. */
  inbox: string;
  /** What mails come from; its domain must let our mail server send for it. */
  mailFrom: string;
  /** Mails become files below `dataDir` when left out. */
  smtpUrl?: string;
  /** Signs challenges and links; kept in a file below `dataDir` when left out. */
  secret?: string;
  /** PBKDF2 rounds of each try; a browser needs some 1000 tries. */
  botCheckCost: number;
  /** Turnstile instead of our own calculation. */
  turnstileSecret?: string;
  /** The site's side of it, as far as the server is told: the key is built into the site. */
  turnstileSiteKey?: string;
  limits: HourlyLimits;
  /** How many proxies stand before the server; each adds the address it saw to X-Forwarded-For. */
  trustedProxies: number;
}

const text = setting(z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u)), 'a line of text');
const email = setting(
  emailAddress.check(z.refine<string>(isMailable)) as z.ZodMiniType<string, string>,
  'an e-mail address',
);
const secret = setting(z.string().check(z.minLength(32)), '32 characters or more', () => 'too short');
const perHour = wholeNumber(1, 100_000_000);

const settings = {
  whatsapp: setting(z.string().check(z.regex(/^\d{7,20}$/)), '7 to 20 digits'),
  siteUrl: setting(
    z.string().check(z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value))),
    'an address that starts with https:// or http://',
  ),
  smtpUrl: setting(
    z.string().check(z.refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value))),
    'an address that starts with smtp:// or smtps://',
    withoutSecrets,
  ),
  cost: wholeNumber(1, 1_000_000),
  proxies: wholeNumber(0, 10),
  turnstileSiteKey: setting(address, 'the site key Turnstile gave you'),
  turnstileSecret: { ...setting(address, 'the secret Turnstile gave you'), repeat: () => 'not one' },
};

/** The settings of everything that takes, checks and passes on what visitors send. */
export function readEnquirySettings(read: ReadSetting): EnquirySettings {
  const apiUrl = read('VITE_API_HOST', settings.siteUrl);
  const operator: Operator = {
    name: read('VITE_SITE_NAME', text) ?? 'Umbrella Thorn Safaris',
    email: read('VITE_SITE_EMAIL', email) ?? 'hello@umbrellathorn.example',
    phone: read('VITE_SITE_PHONE', text) ?? '+254 700 000 000',
    whatsapp: read('VITE_SITE_WHATSAPP', settings.whatsapp) ?? '254700000000',
    siteUrl: withoutTrailingSlashes(read('VITE_SITE_URL', settings.siteUrl) ?? 'http://localhost:4173'),
    ...(apiUrl !== undefined && { apiUrl: withoutTrailingSlashes(apiUrl) }),
  };
  const smtpUrl = read('SMTP_URL', settings.smtpUrl);
  const ownSecret = read('BOT_CHECK_SECRET', secret);
  const turnstileSiteKey = read('VITE_TURNSTILE_SITE_KEY', settings.turnstileSiteKey);
  const turnstileSecret = read('TURNSTILE_SECRET', settings.turnstileSecret);
  return {
    operator,
    inbox: read('ENQUIRIES_EMAIL', email) ?? operator.email,
    mailFrom: read('MAIL_FROM', email) ?? operator.email,
    ...(smtpUrl !== undefined && { smtpUrl }),
    ...(ownSecret !== undefined && { secret: ownSecret }),
    botCheckCost: read('BOT_CHECK_COST', settings.cost) ?? 1000,
    ...(turnstileSecret !== undefined && { turnstileSecret }),
    ...(turnstileSiteKey !== undefined && { turnstileSiteKey }),
    limits: {
      perAddress: read('RATE_LIMIT_PER_ADDRESS', perHour) ?? 60,
      perEmail: read('RATE_LIMIT_PER_EMAIL', perHour) ?? 10,
    },
    trustedProxies: read('TRUST_PROXY', settings.proxies) ?? 0,
  };
}
