import type { Operator } from '#server/settings/operator.ts';
import { mailAddress, type ReadSetting, wholeNumber } from '#server/settings/setting.ts';

export interface EnquirySettings {
  /** The mailbox of the people who answer. */
  inbox: string;
  /** Months after which an enquiry is removed; 0 keeps them for ever. */
  keepEnquiriesMonths: number;
}

const months = wholeNumber(0, 1200);

export function readEnquirySettings(read: ReadSetting, operator: Operator): EnquirySettings {
  return {
    inbox: read('ENQUIRIES_EMAIL', mailAddress) ?? operator.email,
    keepEnquiriesMonths: read('KEEP_ENQUIRIES_MONTHS', months) ?? 24,
  };
}
