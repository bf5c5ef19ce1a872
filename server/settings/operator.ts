import * as z from 'zod/mini';
import { withoutTrailingSlashes } from '#contract/trailing-slashes.ts';
import { mailAddress, webAddress } from '#server/settings/addresses.ts';
import { type ReadSetting, setting } from '#server/settings/setting.ts';

/** Who runs the safaris, as the site says it and mails sign it. */
export interface Operator {
  name: string;
  email: string;
  phone: string;
  /** Digits only. */
  whatsapp: string;
  /** Where the site lives, without a slash at the end: links in mails begin with it. */
  siteUrl: string;
  /**
   * Where the API lives, without a slash at the end, when it is not on the site's own origin: links that it
   * answers.
   */
  apiUrl?: string;
}

const text = setting(z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u)), 'a line of text');
const digits = setting(z.string().check(z.regex(/^\d{7,20}$/)), '7 to 20 digits');

export function readOperator(read: ReadSetting): Operator {
  const apiUrl = read('VITE_API_HOST', webAddress);
  return {
    name: read('VITE_SITE_NAME', text) ?? 'Umbrella Thorn Safaris',
    email: read('VITE_SITE_EMAIL', mailAddress) ?? 'hello@umbrellathorn.example',
    phone: read('VITE_SITE_PHONE', text) ?? '+254 700 000 000',
    whatsapp: read('VITE_SITE_WHATSAPP', digits) ?? '254700000000',
    siteUrl: withoutTrailingSlashes(read('VITE_SITE_URL', webAddress) ?? 'http://localhost:4173'),
    ...(apiUrl !== undefined && { apiUrl: withoutTrailingSlashes(apiUrl) }),
  };
}
