import type { Site } from '#contract/site/site.ts';
import { type Mailbox, readMailboxSettings } from '#server/answers/mailbox-settings.ts';
import { type BotCheckSettings, readBotCheckSettings } from '#server/bot-check/bot-check-settings.ts';
import { type DeskSettings, readDeskSettings } from '#server/desk/desk-settings.ts';
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
import { oneOf, wholeNumber } from '#server/settings/setting.ts';
import { readSiteSettings } from '#server/settings/site-settings.ts';
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
  /** The catalogue's folder. */
  contentDir: string;
  /** What the catalogue says in the operator's name; in a demonstration a new store begins with example bookings. */
  site: Site;
  logLevel: LogLevel;
  /** How long `sentinel-slow` takes, in milliseconds; sentinels do not exist in production. */
  sentinelSlowMs: number;
  /** How late the server may be before it refuses reads, in milliseconds; 0 for never. */
  busyAfterMs: number;
  enquiries: FormSettings;
  /** In which answers arrive; left out where none is read. */
  mailbox?: Mailbox;
  /** Undefined where there is no desk. */
  desk: DeskSettings | undefined;
  /** What browsers may do with our answers. */
  security: SecurityConfig;
}

const modes = oneOf(['development', 'test', 'production']);
const levels = oneOf(logLevels);
const milliseconds = wholeNumber(0, 600_000);

/**
 * Reads the server's settings, each part's by that part. Every one has a default that works on a fresh machine
 * (`.env.example` lists them). The operator's own words come from the catalogue (`content/site/`).
 *
 * @throws EnvError with one line for each wrong value, or ContentError with one for each wrong word of the operator.
 */
export function readEnv(given: GivenSettings): Env {
  return readSettings(given, (read) => {
    const { contentDir, site } = readSiteSettings(read);
    const search = readSearchSettings(read);
    const operator = readOperator(read, site);
    const { inbox, keepEnquiriesMonths } = readEnquirySettings(read, operator);
    const botCheck = readBotCheckSettings(read);
    const { turnstileSiteKey } = botCheck;
    return {
      mode: read('NODE_ENV', modes) ?? 'production',
      ...readHttpSettings(read),
      ...readStoreSettings(read),
      contentDir,
      site,
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
      ...readMailboxSettings(read),
      desk: readDeskSettings(read, { operator, isDemonstration: site.isDemonstration }),
      keepEnquiriesMonths,
      security: readSecuritySettings(read, { operator, turnstileSiteKey, meiliHost: search.meiliHost }),
    };
  });
}
