import { withoutTrailingSlashes } from '#contract/api/trailing-slashes.ts';
import type { OpeningHours } from '#contract/calendar/opening-hours.ts';
import type { Palette } from '#contract/site/palette.ts';
import type { OperatorFile, Site } from '#contract/site/site.ts';
import { type ReadSetting, webAddress } from '#server/settings/setting.ts';

/** Who runs the safaris, as the site says it and mails sign it. */
export interface Operator {
  name: string;
  email: string;
  phone: string;
  /** For those who are on a trip. */
  nightPhone: string | null;
  /** Digits only. */
  whatsapp: string;
  /** When somebody sits at the desk. */
  openingHours: OpeningHours;
  /** Calendar days on which nobody does. */
  daysOff: readonly string[];
  terms: OperatorFile['terms'];
  /** Letters about bookings that go without a press; undefined where none do. */
  lettersByThemselves: OperatorFile['lettersByThemselves'];
  /** How mails are signed, before the site's address. */
  signature: string;
  /** The colours of the site, and so of mails. */
  palette: Palette;
  /** Where the site lives, without a slash at the end: links in mails begin with it. */
  siteUrl: string;
  /**
   * Where the API lives, without a slash at the end, when it is not on the site's own origin: links that it
   * answers.
   */
  apiUrl?: string;
}

export function readOperator(read: ReadSetting, { operator, mails, brand }: Site): Operator {
  const {
    name,
    email,
    phone,
    nightPhone = null,
    whatsapp,
    openingHours,
    daysOff = [],
    terms,
    lettersByThemselves,
  } = operator;
  const apiUrl = read('VITE_API_HOST', webAddress);
  return {
    name,
    email,
    phone,
    nightPhone,
    whatsapp,
    openingHours,
    daysOff,
    terms,
    lettersByThemselves,
    signature: mails.signature,
    palette: brand.palette,
    siteUrl: withoutTrailingSlashes(read('VITE_SITE_URL', webAddress) ?? 'http://localhost:4173'),
    ...(apiUrl !== undefined && { apiUrl: withoutTrailingSlashes(apiUrl) }),
  };
}
