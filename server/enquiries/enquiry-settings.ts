import { mailAddress } from '#server/settings/addresses.ts';
import type { Operator } from '#server/settings/operator.ts';
import { type ReadSetting, wholeNumber } from '#server/settings/setting.ts';

export interface EnquirySettings {
  /** The mailbox of the people who answer. */
  inbox: string;
  /** Months after which an enquiry is removed; 0 keeps them for ever. */
  keepEnquiriesMonths: number;
}

const text = setting(z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u)), 'a line of text');
const email = setting(emailAddress.check(z.refine<string>(isMailable)), 'an e-mail address');
const secret = setting(z.string().check(z.minLength(32)), '32 characters or more', () => 'too short');
const perHour = wholeNumber(1, 100_000_000);

export function readEnquirySettings(read: ReadSetting, operator: Operator): EnquirySettings {
  return {
    inbox: read('ENQUIRIES_EMAIL', mailAddress) ?? operator.email,
    keepEnquiriesMonths: read('KEEP_ENQUIRIES_MONTHS', months) ?? 24,
  };
}
