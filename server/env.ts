import { type BotCheckSettings, readBotCheckSettings } from '#server/bot-check/bot-check-settings.ts';
import { type EnquirySettings, readEnquirySettings } from '#server/enquiries/enquiry-settings.ts';
import { type HttpSettings, readHttpSettings } from '#server/http/http-settings.ts';
import type { SecurityConfig } from '#server/http/security/security-headers.ts';
import { readSecuritySettings } from '#server/http/security/security-settings.ts';
import {
  type LimitSettings,
  type MinuteLimits,
  readLimitSettings,
  readMinuteLimits,
} from '#server/limits/limit-settings.ts';
import { type LogLevel, logLevels } from '#server/log.ts';
import { type MailSettings, readMailSettings } from '#server/mail/mail-settings.ts';
import { readSearchSettings, type SearchSettings } from '#server/search/search-settings.ts';
import { readSecretSettings, type SecretSettings } from '#server/secret/secret-settings.ts';
import { type Operator, readOperator } from '#server/settings/operator.ts';
import { type GivenSettings, readSettings } from '#server/settings/read-settings.ts';
import { folder, oneOf, wholeNumber } from '#server/settings/setting.ts';
import { readStoreSettings, type StoreSettings } from '#server/store/store-settings.ts';

/** What everything that takes, checks and passes on what visitors send is told. */
export interface FormSettings
  extends Pick<EnquirySettings, 'inbox'>,
    BotCheckSettings,
    LimitSettings,
    MailSettings,
    SecretSettings {
  operator: Operator;
}

export interface Env
  extends Pick<EnquirySettings, 'keepEnquiriesMonths'>,
    HttpSettings,
    MinuteLimits,
    SearchSettings,
    StoreSettings {
  mode: 'development' | 'test' | 'production';
  /** The catalogue's folder; the project's own when left out. */
  contentDir?: string;
  /** A new store begins with the content's example bookings. */
  demonstration: boolean;
  logLevel: LogLevel;
  /** How long `sentinel-slow` takes, in milliseconds; sentinels do not exist in production. */
  sentinelSlowMs: number;
  /** How late the server may be before it refuses reads, in milliseconds; 0 for never. */
  busyAfterMs: number;
  enquiries: FormSettings;
  /** What browsers may do with our answers. */
  security: SecurityConfig;
}

const modes = oneOf(['development', 'test', 'production']);
const levels = oneOf(logLevels);
const yesOrNo = oneOf(['0', '1']);
const milliseconds = wholeNumber(0, 600_000);

/**
 * Reads the server's settings, each part's by that part. Every one has a default that works on a fresh machine
 * (`.env.example` lists them).
 *
 * @throws EnvError with one line for each wrong value.
 */
export function readEnv(given: GivenSettings): Env {
  return readSettings(given, (read) => {
    const contentDir = read('CONTENT_DIR', folder);
    const search = readSearchSettings(read);
    const operator = readOperator(read);
    const { inbox, keepEnquiriesMonths } = readEnquirySettings(read, operator);
    const botCheck = readBotCheckSettings(read);
    const { turnstileSiteKey } = botCheck;
    return {
      mode: read('NODE_ENV', modes) ?? 'production',
      ...readHttpSettings(read),
      ...readStoreSettings(read),
      demonstration: (read('DEMONSTRATION', yesOrNo) ?? '1') === '1',
      ...(contentDir !== undefined && { contentDir }),
      ...search,
      logLevel: read('LOG_LEVEL', levels) ?? 'info',
      sentinelSlowMs: read('SENTINEL_SLOW_MS', milliseconds) ?? 20_000,
      busyAfterMs: read('BUSY_AFTER_MS', milliseconds) ?? 1000,
      enquiries: {
        operator,
        inbox,
        ...readMailSettings(read, operator),
        ...readSecretSettings(read),
        ...botCheck,
        ...readLimitSettings(read),
      },
      ...readMinuteLimits(read),
      keepEnquiriesMonths,
      security: readSecuritySettings(read, { operator, turnstileSiteKey, meiliHost: search.meiliHost }),
    };
  });
}
