import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ownPalette } from '#contract/site/palette.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { readEnv } from '#server/env.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { folderOf, make } from '#tests/support/content/content-folder.ts';
import { smallContent } from '#tests/support/small-content.ts';

function refusalOf(given: Record<string, string>): string {
  try {
    readEnv(given);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return 'accepted';
}

/** An operator as other words of theirs follow from. */
const acacia = {
  name: 'Acacia Tours',
  email: 'office@acacia.example',
  phone: '+254 711 111 111',
  nightPhone: '+254 722 222 222',
  whatsapp: '254711111111',
};

/** Monday to Friday, as both operators have it. */
const office = { opens: '08:00', closes: '18:00' };
const openingHours = { monday: office, tuesday: office, wednesday: office, thursday: office, friday: office };

test('every setting has a default that works on a fresh machine', () => {
  expect(readEnv({})).toEqual({
    mode: 'production',
    port: 4173,
    host: '127.0.0.1',
    dataDir: '.data',
    contentDir: testedContent,
    site: readSite(testedContent, { isDemonstration: true }),
    logLevel: 'info',
    sentinelSlowMs: 20_000,
    busyAfterMs: 1000,
    enquiries: {
      operator: {
        name: 'Umbrella Thorn Safaris',
        email: 'hello@umbrellathorn.example',
        phone: '+254 700 000 000',
        nightPhone: null,
        whatsapp: '254700000000',
        signature: 'Umbrella Thorn Safaris',
        palette: ownPalette,
        openingHours,
        daysOff: [],
        terms: { depositPercent: 30, balanceDays: 45, answerDays: 1, taxPercent: 12, flatFee: 50 },
        siteUrl: 'http://localhost:4173',
      },
      inbox: 'hello@umbrellathorn.example',
      mailFrom: 'hello@umbrellathorn.example',
      botCheckCost: 1000,
      limits: { perAddress: 60, perEmail: 10 },
      trustedProxies: 0,
    },
    desk: {
      port: 4174,
      host: '127.0.0.1',
      url: 'http://localhost:4174',
      staff: [{ email: 'hello@umbrellathorn.example', name: 'The office' }],
    },
    allowedOrigins: [],
    searchesPerMinute: 1200,
    readsPerMinute: 600,
    refusalsPerMinute: 60,
    keepEnquiriesMonths: 24,
    leastFreeBytes: 67_108_864,
    security: { siteUrl: 'http://localhost:4173', thirdParties: [], trustedTypes: true },
  });
});

test('what is given is taken', () => {
  const contentDir = folderOf(make(smallContent(), 'site/operator.json', acacia));
  const given = {
    NODE_ENV: 'development',
    PORT: '8080',
    HOST: '::',
    DATA_DIR: '/var/lib/site',
    DEMONSTRATION: '0',
    CONTENT_DIR: contentDir,
    DATABASE_URL: 'postgresql://a:b@c/d',
    MEILI_HOST: 'https://search.example.com/here/',
    MEILI_SEARCH_KEY: 'abc',
    MEILI_ADMIN_KEY: 'def',
    LOG_LEVEL: 'silent',
    SENTINEL_SLOW_MS: '0',
    BUSY_AFTER_MS: '0',
    VITE_SITE_URL: 'https://acacia.example/',
    ENQUIRIES_EMAIL: 'desk@acacia.example',
    MAIL_FROM: 'web@acacia.example',
    SMTP_URL: 'smtps://user:pass@mail.acacia.example',
    IMAP_URL: 'imaps://office%40acacia.example:p%3Ass%2Fword@mail.acacia.example/Answers%20here',
    BOT_CHECK_SECRET: 'a secret of thirty-two characters',
    BOT_CHECK_COST: '5000',
    TURNSTILE_SECRET: '0xsecret',
    VITE_TURNSTILE_SITE_KEY: '0xkey',
    RATE_LIMIT_PER_ADDRESS: '600',
    RATE_LIMIT_PER_EMAIL: '100',
    TRUST_PROXY: '1',
    ALLOWED_ORIGINS: 'https://www.acacia.example http://localhost:5173',
    RATE_LIMIT_SEARCHES: '60',
    RATE_LIMIT_READS: '30',
    RATE_LIMIT_REFUSALS: '20',
    KEEP_ENQUIRIES_MONTHS: '0',
    MIN_FREE_MB: '0',
    VITE_API_HOST: 'https://api.acacia.example',
    VITE_SEARCH_HOST: 'https://search.acacia.example',
    VITE_GA_ID: 'G-AB12',
    VITE_META_PIXEL_ID: '123',
    DESK_PORT: '8081',
    DESK_HOST: '0.0.0.0',
    DESK_URL: 'https://desk.acacia.example/',
    DESK_STAFF: 'Asha Kimani <Asha@acacia.example>, ben@acacia.example',
  };
  expect(readEnv(given)).toEqual({
    mode: 'development',
    port: 8080,
    host: '::',
    dataDir: '/var/lib/site',
    contentDir,
    site: readSite(contentDir, { isDemonstration: false }),
    databaseUrl: 'postgresql://a:b@c/d',
    meiliHost: 'https://search.example.com/here',
    meiliSearchKey: 'abc',
    meiliAdminKey: 'def',
    logLevel: 'silent',
    sentinelSlowMs: 0,
    busyAfterMs: 0,
    enquiries: {
      operator: {
        ...acacia,
        signature: 'Acacia Tours',
        palette: ownPalette,
        openingHours,
        daysOff: [],
        terms: { depositPercent: 30, balanceDays: 45, answerDays: 1, taxPercent: 12, flatFee: 50 },
        siteUrl: 'https://acacia.example',
        apiUrl: 'https://api.acacia.example',
      },
      inbox: 'desk@acacia.example',
      mailFrom: 'web@acacia.example',
      smtpUrl: 'smtps://user:pass@mail.acacia.example',
      secret: 'a secret of thirty-two characters',
      botCheckCost: 5000,
      turnstileSecret: '0xsecret',
      turnstileSiteKey: '0xkey',
      limits: { perAddress: 600, perEmail: 100 },
      trustedProxies: 1,
    },
    desk: {
      port: 8081,
      host: '0.0.0.0',
      url: 'https://desk.acacia.example',
      staff: [
        { email: 'asha@acacia.example', name: 'Asha Kimani' },
        { email: 'ben@acacia.example', name: 'ben' },
      ],
    },
    mailbox: {
      host: 'mail.acacia.example',
      port: 993,
      isSecure: true,
      user: 'office@acacia.example',
      password: 'p:ss/word',
      folder: 'Answers here',
    },
    allowedOrigins: ['https://www.acacia.example', 'http://localhost:5173'],
    searchesPerMinute: 60,
    readsPerMinute: 30,
    refusalsPerMinute: 20,
    keepEnquiriesMonths: 0,
    leastFreeBytes: 0,
    security: {
      siteUrl: 'https://acacia.example',
      apiUrl: 'https://api.acacia.example',
      searchUrls: ['https://search.example.com/here', 'https://search.acacia.example'],
      thirdParties: ['turnstile', 'googleAnalytics', 'metaPixel'],
      trustedTypes: false,
    },
  });
});

test('there is no desk where nobody may sign in, or where it is off', () => {
  expect(readEnv({ DEMONSTRATION: '0' }).desk).toBeUndefined();
  expect(readEnv({ DESK: '0', DESK_STAFF: 'asha@acacia.example' }).desk).toBeUndefined();
  expect(refusalOf({ DESK_STAFF: 'asha' })).toMatch(/^DESK_STAFF: was "asha"; allowed is email addresses/);
});

test('an empty value counts as left out', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', CONTENT_DIR: '' })).toEqual(readEnv({}));
});

test.each(['abc', '0', '65536', '80.5', '-1', '1e3', ' 80', '0x50'])(
  'PORT=%s is refused with what is allowed',
  (PORT) => {
    expect(refusalOf({ PORT })).toBe(`PORT: was "${PORT}"; allowed is a whole number from 1 to 65535`);
  },
);

test('a demonstration is asked for with 1 or refused with 0, and with nothing else', () => {
  expect(readEnv({ DEMONSTRATION: '1' }).site.isDemonstration).toBe(true);
  expect(refusalOf({ DEMONSTRATION: 'no' })).toBe('DEMONSTRATION: was "no"; allowed is 0, 1');
});

test('mails come from and go to the address of the site unless others are given', () => {
  const contentDir = folderOf(make(smallContent(), 'site/operator.json', acacia));
  const { inbox, mailFrom } = readEnv({ CONTENT_DIR: contentDir }).enquiries;
  expect([inbox, mailFrom]).toEqual(['office@acacia.example', 'office@acacia.example']);
});

test.each([
  { NODE_ENV: 'staging' },
  { HOST: 'two words' },
  { LOG_LEVEL: 'loud' },
  { SENTINEL_SLOW_MS: 'slow' },
  { VITE_SITE_URL: 'acacia.example' },
  { ENQUIRIES_EMAIL: 'a@b.example, c@d.example' },
  { MAIL_FROM: 'Acacia, web@acacia.example' },
  { BOT_CHECK_COST: '0' },
  { RATE_LIMIT_PER_ADDRESS: '0' },
  { TRUST_PROXY: 'yes' },
])('%o is refused', (given) => {
  const [name, value] = Object.entries(given)[0] ?? [];
  expect(refusalOf(given)).toMatch(new RegExp(`^${name}: was "${value}"; allowed is .+$`));
});

test('every wrong value has a line of its own', () => {
  expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
});

const web = 'an address that starts with http:// or https://';
const database = 'an address that starts with postgres';

test.each([
  ['MEILI_HOST', 'search.example.com', web],
  ['MEILI_HOST', 'ftp://search', web],
  ['MEILI_HOST', 'https://user:hunter2@search.example.com', web],
  ['MEILI_HOST', 'https://s/?key=hunter2', web],
  ['MEILI_ADMIN_KEY', 'hunter2 x', 'a key without spaces'],
  ['DATABASE_URL', 'mysql://user:hunter2@host/db', database],
  ['DATABASE_URL', 'hunter2', database],
  ['DATABASE_URL', 'postgres://user:hunter2@:x/db', database],
  ['SMTP_URL', 'user:hunter2@mail.example', ''],
  ['SMTP_URL', 'http://user:hunter2@mail.example', ''],
  ['IMAP_URL', 'http://user:hunter2@mail.example', ''],
  ['IMAP_URL', 'imaps://user:hunter2%zz@mail.example', ''],
  ['IMAP_URL', 'imaps://hunter2@mail.example/INBOX', ''],
  ['BOT_CHECK_SECRET', 'hunter2', ''],
  ['DETAILS_KEY', 'hunter2', ''],
  ['TURNSTILE_SECRET', 'hunter2 hunter2', ''],
])('%s=%s is refused with what is allowed, and nothing secret in it is repeated', (name, value, allowed) => {
  const refusal = refusalOf({ [name]: value });
  expect(refusal).toMatch(new RegExp(`^${name}: was .+; allowed is ${allowed}.*$`));
  expect(refusal).not.toContain('hunter2');
});

test('.env.example shows every setting at its default', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(readEnv(example)).toEqual(readEnv({}));
  const read = new Set<string>();
  readEnv(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  for (const name of read) expect(example).toHaveProperty(name);
  // The site's own settings stand there too; some are read only where the site is built.
  const known = Object.keys(example).filter((name) => read.has(name) || name.startsWith('VITE_'));
  expect(known).toEqual(Object.keys(example));
});
