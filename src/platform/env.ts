type Check = (given: string) => boolean;

const anything: Check = () => true;
const address: Check = (given) => given === '' || URL.canParse(given);
const like =
  (pattern: RegExp): Check =>
  (given) =>
    pattern.test(given);

/** What each setting is without a word of the operator, and what it may be. No schema: every first view reads it. */
const settings = {
  VITE_API_HOST: ['', address],
  VITE_SEARCH_HOST: ['', address],
  VITE_SEARCH_KEY: ['', anything],
  /** Turnstile does the bot check when it is set, and our own server otherwise. */
  VITE_TURNSTILE_SITE_KEY: ['', anything],
  /** Counting visits and measuring advertisements: nothing is asked for, even with consent, while they are empty. */
  VITE_GA_ID: ['', like(/^(G-[A-Z0-9]+)?$/)],
  VITE_META_PIXEL_ID: ['', like(/^\d{0,20}$/)],
  VITE_SITE_URL: ['http://localhost:4173', (given: string) => URL.canParse(given)],
  VITE_SITE_NAME: ['Umbrella Thorn Safaris', anything],
  VITE_SITE_PHONE: ['+254 700 000 000', anything],
  VITE_SITE_EMAIL: ['hello@umbrellathorn.example', anything],
  VITE_SITE_WHATSAPP: ['254700000000', like(/^\d{7,20}$/)],
  VITE_SITE_FACEBOOK: ['https://facebook.example/umbrellathorn', anything],
  VITE_SITE_INSTAGRAM: ['https://instagram.example/umbrellathorn', anything],
  VITE_SITE_TIKTOK: ['https://tiktok.example/@umbrellathorn', anything],
  VITE_SITE_LICENCE: ['', anything],
} as const satisfies Record<string, readonly [string, Check]>;

type Env = Record<keyof typeof settings, string>;

function readEnv(given: Record<string, unknown>): Env {
  const read = Object.entries(settings).map(([name, [byDefault, isUsable]]) => {
    const value = String(given[name] ?? byDefault);
    return { name, value, isUsable: isUsable(value) };
  });
  const wrong = read.filter(({ isUsable }) => !isUsable).map(({ name, value }) => `${name}=${value}`);
  if (wrong.length > 0) {
    throw new Error(`These settings are not usable: ${wrong.join(', ')}. See .env.example for what is allowed.`);
  }
  return Object.fromEntries(read.map(({ name, value }) => [name, value])) as Env;
}

/** The site's configuration, read once when the page starts. */
export const env = readEnv(import.meta.env);
