/** A company a visitor's browser may be sent to, and what it may be asked for there. */
export interface ThirdParty {
  name: string;
  /** The setting that brings it in; while that is empty, no browser ever hears of it. */
  setting: `VITE_${string}`;
  /** Origins, as a content security policy names them. */
  scripts: readonly string[];
  connections: readonly string[];
  pictures: readonly string[];
  frames: readonly string[];
}

/**
 * All of them. The content security policy, the privacy policy and docs/operations.md name these hosts and no
 * others.
 */
export const thirdParties = {
  turnstile: {
    name: 'Cloudflare Turnstile',
    setting: 'VITE_TURNSTILE_SITE_KEY',
    scripts: ['https://challenges.cloudflare.com'],
    connections: [],
    pictures: [],
    frames: ['https://challenges.cloudflare.com'],
  },
  googleAnalytics: {
    name: 'Google Analytics 4',
    setting: 'VITE_GA_ID',
    scripts: ['https://www.googletagmanager.com'],
    connections: ['https://*.google-analytics.com'],
    pictures: ['https://*.google-analytics.com'],
    frames: [],
  },
  metaPixel: {
    name: 'Meta pixel',
    setting: 'VITE_META_PIXEL_ID',
    scripts: ['https://connect.facebook.net'],
    connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
    pictures: ['https://connect.facebook.net', 'https://www.facebook.com'],
    frames: [],
  },
  /** For an operator whose records show pictures of the stock photo host (B-43). */
  stockPhotos: {
    name: 'Unsplash',
    setting: 'VITE_STOCK_PHOTOS',
    scripts: [],
    connections: [],
    pictures: ['https://images.unsplash.com'],
    frames: [],
  },
} as const satisfies Record<string, ThirdParty>;

export type ThirdPartyName = keyof typeof thirdParties;
