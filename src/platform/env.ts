import * as z from 'zod/mini';

const digits = z.string().check(z.regex(/^\d{7,20}$/));
const address = z.union([z.literal(''), z.url()]);

const schema = z.object({
  VITE_API_HOST: z._default(address, ''),
  VITE_SEARCH_HOST: z._default(address, ''),
  VITE_SEARCH_KEY: z._default(z.string(), ''),
  /** Turnstile does the bot check when it is set, and our own server otherwise. */
  VITE_TURNSTILE_SITE_KEY: z._default(z.string(), ''),
  /** Counting visits and measuring advertisements: nothing is asked for, even with consent, while they are empty. */
  VITE_GA_ID: z._default(z.string().check(z.regex(/^(G-[A-Z0-9]+)?$/)), ''),
  VITE_META_PIXEL_ID: z._default(z.string().check(z.regex(/^\d{0,20}$/)), ''),
  VITE_SITE_URL: z._default(z.url(), 'http://localhost:4173'),
  VITE_SITE_NAME: z._default(z.string(), 'Umbrella Thorn Safaris'),
  VITE_SITE_PHONE: z._default(z.string(), '+254 700 000 000'),
  VITE_SITE_EMAIL: z._default(z.string(), 'hello@umbrellathorn.example'),
  VITE_SITE_WHATSAPP: z._default(digits, '254700000000'),
  VITE_SITE_FACEBOOK: z._default(z.string(), 'https://facebook.example/umbrellathorn'),
  VITE_SITE_INSTAGRAM: z._default(z.string(), 'https://instagram.example/umbrellathorn'),
  VITE_SITE_TIKTOK: z._default(z.string(), 'https://tiktok.example/@umbrellathorn'),
  VITE_SITE_LICENCE: z._default(z.string(), ''),
});

function readEnv(given: Record<string, unknown>): z.infer<typeof schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path }) => `${path.join('.')}=${String(given[String(path[0])])}`);
  throw new Error(`These settings are not usable: ${wrong.join(', ')}. See .env.example for what is allowed.`);
}

/** The site's configuration, read once when the page starts. */
export const env = readEnv(import.meta.env);
