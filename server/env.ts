import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import { withoutTrailingSlashes } from '#contract/trailing-slashes.ts';
import { type EnquirySettings, readEnquirySettings } from '#server/enquiries/enquiry-settings.ts';
import { address, oneOf, type ReadSetting, setting, wholeNumber, withoutSecrets } from '#server/env-setting.ts';
import type { SecurityConfig } from '#server/http/security-headers.ts';
import { readSecuritySettings } from '#server/http/security-settings.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Env {
  mode: 'development' | 'test' | 'production';
  port: number;
  host: string;
  dataDir: string;
  /** The catalogue's folder; the project's own when left out. */
  contentDir?: string;
  /** A new store begins with the content's example bookings. */
  demonstration: boolean;
  /** PostgreSQL; SQLite below `dataDir` when left out. */
  databaseUrl?: string;
  /** A Meilisearch that browsers search instead of the embedded engine; an address without a slash at its end. */
  meiliHost?: string;
  /** The key browsers search with; public. */
  meiliSearchKey?: string;
  /** Only for `npm run search:index`; the server never uses it. */
  meiliAdminKey?: string;
  logLevel: LogLevel;
  /** How long `sentinel-slow` takes, in milliseconds; sentinels do not exist in production. */
  sentinelSlowMs: number;
  enquiries: EnquirySettings;
  /** Origins other than the site's own whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** Requests one sender may make to the embedded search in a minute. */
  searchesPerMinute: number;
  /** Reads of the API that one sender may have made anew in a minute. */
  readsPerMinute: number;
  /** Months after which an enquiry is removed; 0 keeps them for ever. */
  keepEnquiriesMonths: number;
  /** What must stay free on the disk of `dataDir`, in bytes; below it forms are refused. */
  leastFreeBytes: number;
  /** What browsers may do with our answers. */
  security: SecurityConfig;
}

/** A setting has a wrong value. The message has one line for each: its name, what was given, what is allowed. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const settings = {
  mode: oneOf(['development', 'test', 'production']),
  port: wholeNumber(1, 65_535),
  host: setting(address, 'a host name or an IP address'),
  folder: setting(z.string().check(z.regex(/^[^\0]+$/)), 'a folder'),
  databaseUrl: setting(
    z.string().check(z.refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value))),
    'an address that starts with postgres:// or postgresql://',
    withoutSecrets,
  ),
  meiliHost: setting(
    z.pipe(z.string().check(z.refine(isOpenWebAddress)), z.transform(withoutTrailingSlashes)),
    'an address that starts with http:// or https:// and holds no password',
    withoutSecrets,
  ),
  key: setting(z.string().check(z.regex(/^[\x21-\x7e]+$/)), 'a key without spaces', () => 'a key'),
  logLevel: oneOf(logLevels),
  yesOrNo: oneOf(['0', '1']),
  milliseconds: wholeNumber(0, 600_000),
  origins: setting(
    z.pipe(
      z.string().check(z.refine((value) => value.split(/\s+/).every(isOrigin))),
      z.transform((value) => value.split(/\s+/)),
    ),
    'origins such as https://www.example.com, with a space between two',
  ),
  perMinute: wholeNumber(1, 1_000_000),
  months: wholeNumber(0, 1200),
  megabytes: wholeNumber(0, 1_000_000),
};

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/** Browsers are told this address, so it must not carry anything secret. */
function isOpenWebAddress(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password, search, hash } = new URL(value);
  return username + password + search + hash === '';
}

/**
 * Reads the server's settings; an empty value counts as left out. Every one has a default that works on a fresh machine
 * (`.env.example` lists them).
 *
 * @throws EnvError with one line for each wrong value.
 */
export function readEnv(given: Readonly<Record<string, string | undefined>>): Env {
  const wrong: string[] = [];
  const optional: ReadSetting = (name, { schema, allowed, repeat = (value) => `"${value}"` }) => {
    const value = given[name];
    if (value === undefined || value === '') return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    wrong.push(`${name}: was ${repeat(value)}; allowed is ${allowed}`);
    return undefined;
  };
  const contentDir = optional('CONTENT_DIR', settings.folder);
  const databaseUrl = optional('DATABASE_URL', settings.databaseUrl);
  const meiliHost = optional('MEILI_HOST', settings.meiliHost);
  const meiliSearchKey = optional('MEILI_SEARCH_KEY', settings.key);
  const meiliAdminKey = optional('MEILI_ADMIN_KEY', settings.key);
  const enquiries = readEnquirySettings(optional);
  const env: Env = {
    mode: optional('NODE_ENV', settings.mode) ?? 'production',
    port: optional('PORT', settings.port) ?? 4173,
    host: optional('HOST', settings.host) ?? '127.0.0.1',
    dataDir: optional('DATA_DIR', settings.folder) ?? '.data',
    demonstration: (optional('DEMONSTRATION', settings.yesOrNo) ?? '1') === '1',
    ...(contentDir !== undefined && { contentDir }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(meiliHost !== undefined && { meiliHost }),
    ...(meiliSearchKey !== undefined && { meiliSearchKey }),
    ...(meiliAdminKey !== undefined && { meiliAdminKey }),
    logLevel: optional('LOG_LEVEL', settings.logLevel) ?? 'info',
    sentinelSlowMs: optional('SENTINEL_SLOW_MS', settings.milliseconds) ?? 20_000,
    enquiries,
    allowedOrigins: optional('ALLOWED_ORIGINS', settings.origins) ?? [],
    searchesPerMinute: optional('RATE_LIMIT_SEARCHES', settings.perMinute) ?? 600,
    readsPerMinute: optional('RATE_LIMIT_READS', settings.perMinute) ?? 600,
    keepEnquiriesMonths: optional('KEEP_ENQUIRIES_MONTHS', settings.months) ?? 24,
    leastFreeBytes: (optional('MIN_FREE_MB', settings.megabytes) ?? 64) * 1024 * 1024,
    security: readSecuritySettings(optional, { enquiries, meiliHost }),
  };
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'));
  return env;
}

/** What a `.env` file in the working folder sets; nothing when there is none. */
export function readEnvFile(): Record<string, string | undefined> {
  return existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
}
