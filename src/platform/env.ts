import { parseUrl } from '#platform/parse-url.ts';

type Check = (given: string) => boolean;

const address: Check = (given) => given === '' || parseUrl(given) !== undefined;
const like =
  (pattern: RegExp): Check =>
  (given) =>
    pattern.test(given);

/** What each setting is unless it is given. No schema: every first view reads it. */
const defaults = {
  VITE_API_HOST: '',
  VITE_SEARCH_HOST: '',
  VITE_SEARCH_KEY: '',
  /** Turnstile does the bot check when it is set, and our own server otherwise. */
  VITE_TURNSTILE_SITE_KEY: '',
  /** Counting visits and measuring advertisements: nothing is asked for, even with consent, while they are empty. */
  VITE_GA_ID: '',
  VITE_META_PIXEL_ID: '',
  VITE_SITE_URL: 'http://localhost:4173',
};

type Env = typeof defaults;

/** What those may be that cannot be just anything. */
const checks: Partial<Record<string, Check>> = {
  VITE_API_HOST: address,
  VITE_SEARCH_HOST: address,
  VITE_GA_ID: like(/^(G-[A-Z0-9]+)?$/),
  VITE_META_PIXEL_ID: like(/^\d{0,20}$/),
  VITE_SITE_URL: (given) => parseUrl(given) !== undefined,
} satisfies Partial<Record<keyof Env, Check>>;

function readEnv(given: Record<string, unknown>): Env {
  const read = Object.entries(defaults).map(([name, byDefault]) => [name, String(given[name] ?? byDefault)] as const);
  // A build is checked while its pages are rendered; browsers only read what has passed.
  if (import.meta.env.SSR || import.meta.env.DEV) refuseUnusable(read);
  return { ...defaults, ...Object.fromEntries(read) };
}

function refuseUnusable(read: readonly (readonly [name: string, value: string])[]): void {
  const wrong = read.filter(([name, value]) => checks[name]?.(value) === false);
  if (wrong.length === 0) return;
  const named = wrong.map(([name, value]) => `${name}=${value}`).join(', ');
  throw new Error(`These settings are not usable: ${named}. See .env.example for what is allowed.`);
}

/** The site's configuration, read once when the page starts. */
export const env = readEnv(import.meta.env);
