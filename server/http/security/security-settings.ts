import * as z from 'zod/mini';
import { thirdParties as partyOf, type ThirdPartyName } from '#contract/site/third-parties.ts';
import type { SecurityConfig } from '#server/http/security/security-headers.ts';
import type { Operator } from '#server/settings/operator.ts';
import { type ReadSetting, setting, webAddress, yesOrNo } from '#server/settings/setting.ts';

const googleId = setting(z.string().check(z.regex(/^G-[A-Z0-9]+$/)), 'a measurement id such as G-AB12CD34EF');
const pixelId = setting(z.string().check(z.regex(/^\d{1,20}$/)), '1 to 20 digits');

interface Known {
  operator: Operator;
  turnstileSiteKey: string | undefined;
  meiliHost: string | undefined;
}

/** What browsers have to be allowed, from the settings the site was built with and those the server itself knows. */
export function readSecuritySettings(
  read: ReadSetting,
  { operator, turnstileSiteKey, meiliHost }: Known,
): SecurityConfig {
  const { siteUrl, apiUrl } = operator;
  const builtInSearch = read('VITE_SEARCH_HOST', webAddress);
  const isSet: Record<ThirdPartyName, boolean> = {
    turnstile: turnstileSiteKey !== undefined,
    googleAnalytics: read('VITE_GA_ID', googleId) !== undefined,
    metaPixel: read('VITE_META_PIXEL_ID', pixelId) !== undefined,
    stockPhotos: read('VITE_STOCK_PHOTOS', yesOrNo) === '1',
  };
  const thirdParties = (Object.keys(isSet) as ThirdPartyName[]).filter((name) => isSet[name]);
  const searchUrls = [meiliHost, builtInSearch].filter((address) => address !== undefined);
  return {
    siteUrl,
    ...(apiUrl !== undefined && { apiUrl }),
    ...(searchUrls.length > 0 && { searchUrls }),
    thirdParties,
    // Pictures become no code.
    trustedTypes: thirdParties.every((name) => partyOf[name].scripts.length === 0),
  };
}
