import { type ReadSetting, wholeNumber } from '#server/settings/setting.ts';

/** How much one sender may send in an hour. */
export interface HourlyLimits {
  perAddress: number;
  perEmail: number;
}

export interface LimitSettings {
  limits: HourlyLimits;
  /** How many proxies stand before the server; each adds the address it saw to X-Forwarded-For. */
  trustedProxies: number;
}

const perHour = wholeNumber(1, 100_000_000);
const perMinute = wholeNumber(1, 1_000_000);
const proxies = wholeNumber(0, 10);

export function readLimitSettings(read: ReadSetting): LimitSettings {
  return {
    limits: {
      perAddress: read('RATE_LIMIT_PER_ADDRESS', perHour) ?? 60,
      perEmail: read('RATE_LIMIT_PER_EMAIL', perHour) ?? 10,
    },
    trustedProxies: read('TRUST_PROXY', proxies) ?? 0,
  };
}

/** How much one sender may ask for in a minute. */
export interface MinuteLimits {
  /** Queries one sender may have the embedded search answer in a minute. */
  searchesPerMinute: number;
  /** Reads of the API that one sender may have made anew in a minute. */
  readsPerMinute: number;
  /** Writes of one sender that may be refused in a minute. */
  refusalsPerMinute: number;
}

export function readMinuteLimits(read: ReadSetting): MinuteLimits {
  return {
    searchesPerMinute: read('RATE_LIMIT_SEARCHES', perMinute) ?? 1200,
    readsPerMinute: read('RATE_LIMIT_READS', perMinute) ?? 600,
    refusalsPerMinute: read('RATE_LIMIT_REFUSALS', perMinute) ?? 60,
  };
}
