import * as z from 'zod/mini';
import type { Operator } from '#server/settings/operator.ts';
import { mailAddress, type ReadSetting, setting, withoutSecrets } from '#server/settings/setting.ts';

export interface MailSettings {
  /** What mails come from; its domain must let our mail server send for it. */
  mailFrom: string;
  /** Mails become files below `dataDir` when left out. */
  smtpUrl?: string;
}

const mailServer = setting(
  z.string().check(z.refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value))),
  'an address that starts with smtp:// or smtps://',
  withoutSecrets,
);

export function readMailSettings(read: ReadSetting, operator: Operator): MailSettings {
  const smtpUrl = read('SMTP_URL', mailServer);
  return {
    mailFrom: read('MAIL_FROM', mailAddress) ?? operator.email,
    ...(smtpUrl !== undefined && { smtpUrl }),
  };
}
