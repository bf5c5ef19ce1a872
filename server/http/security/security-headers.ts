import { type ThirdParty, type ThirdPartyName, thirdParties } from '#contract/site/third-parties.ts';
import type { InlineHashes } from '#server/http/security/inline-hashes.ts';

/** What an answer is, which decides what a browser may do with it. */
export type ResponseClass =
  /** A document. */
  | 'page'
  /** The service worker, which obeys the policy it came with, not its pages'. */
  | 'worker'
  /** "Not modified": what it says replaces what the browser has cached, so it says what holds for all. */
  | 'unchanged'
  /**
   * Pictures, fonts, styles, scripts, JSON and plain words, errors among them: nothing in them may be shown in a frame, and what a page
   * runs of them obeys the page's policy.
   */
  | 'data';

/** What the headers depend on. Addresses are absolute. */
export interface SecurityConfig {
  /** The site's public address; with https, browsers are told never to come without it. */
  siteUrl: string;
  /** The API, where it is not on the site's own origin. */
  apiUrl?: string;
  /** Services browsers search with, where they are not on the site's own origin. */
  searchUrls?: readonly string[];
  /** Those that are configured. */
  thirdParties: readonly ThirdPartyName[];
  /** Of what stands in the pages themselves. */
  inline?: InlineHashes;
  /**
   * Whether text may become code only through the policy of src/platform/browser/trusted-types.ts. The scripts of third
   * parties know nothing of it, so it is on only where there are none.
   */
  trustedTypes: boolean;
}

type Directives = Record<string, readonly string[]>;

const twoYears = 63_072_000;
const own = "'self'";
const none = "'none'";

/** What browsers can do and this site never asks for. Copying a link to the clipboard is the one thing it does. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = [...unusedFeatures.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', ');

/** What is no page may do nothing at all. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of an answer of this class that protect whoever receives it, by name. The same for our server and for a
 * static host (`staticHeaders`). Not for the development server, whose reloading needs inline scripts.
 */
export function securityHeaders(config: SecurityConfig, answer: ResponseClass): Record<string, string> {
  const isEncrypted = config.siteUrl.startsWith('https:');
  return {
    ...(answer !== 'unchanged' && {
      'Content-Security-Policy': answer === 'data' ? dataPolicy : contentSecurityPolicy(config),
    }),
    ...(answer === 'page' && {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': permissions,
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
    }),
    ...(isEncrypted && { 'Strict-Transport-Security': `max-age=${twoYears}` }),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** What a page may load, run and talk to: nothing but the site itself and what is configured. No `unsafe-` anything. */
export function contentSecurityPolicy(config: SecurityConfig): string {
  const { apiUrl, searchUrls = [], inline, trustedTypes } = config;
  const invited: ThirdParty[] = config.thirdParties.map((name) => thirdParties[name]);
  const services = [apiUrl, ...searchUrls].filter((address) => address !== undefined).map(originOf);
  const directives: Directives = {
    'default-src': [none],
    'script-src': [own, ...(inline?.scripts ?? []).map(quoted), ...invited.flatMap(({ scripts }) => scripts)],
    'style-src': [own, ...(inline?.styles ?? []).map(quoted)],
    // Maps and previews are data addresses.
    'img-src': [own, 'data:', ...invited.flatMap(({ pictures }) => pictures)],
    'font-src': [own],
    'connect-src': [own, ...services, ...invited.flatMap(({ connections }) => connections)],
    'worker-src': [own],
    'manifest-src': [own],
    'frame-src': orNone(invited.flatMap(({ frames }) => frames)),
    'object-src': [none],
    'base-uri': [none],
    'form-action': [own],
    'frame-ancestors': [none],
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function originOf(address: string): string {
  return new URL(address).origin;
}

function quoted(hash: string): string {
  return `'${hash}'`;
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? [none] : sources;
}

/** The class of an answer of this content type, to who asked for this path. */
export function responseClassOf(contentType: string, path: string): ResponseClass {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/html') return 'page';
  return path === '/sw.js' ? 'worker' : 'data';
}
