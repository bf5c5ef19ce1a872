import * as z from 'zod/mini';
import { withoutTrailingSlashes } from '#contract/api/trailing-slashes.ts';
import { type ReadSetting, setting, withoutSecrets } from '#server/settings/setting.ts';

export interface SearchSettings {
  /** A Meilisearch that browsers search instead of the embedded engine; an address without a slash at its end. */
  meiliHost?: string;
  /** The key browsers search with; public. */
  meiliSearchKey?: string;
  /** Only for `npm run search:index`; the server never uses it. */
  meiliAdminKey?: string;
}

const host = setting(
  z.pipe(z.string().check(z.refine(isOpenWebAddress)), z.transform(withoutTrailingSlashes)),
  'an address that starts with http:// or https:// and holds no password',
  withoutSecrets,
);
const key = setting(z.string().check(z.regex(/^[\x21-\x7e]+$/)), 'a key without spaces', () => 'a key');

export function readSearchSettings(read: ReadSetting): SearchSettings {
  const meiliHost = read('MEILI_HOST', host);
  const meiliSearchKey = read('MEILI_SEARCH_KEY', key);
  const meiliAdminKey = read('MEILI_ADMIN_KEY', key);
  return {
    ...(meiliHost !== undefined && { meiliHost }),
    ...(meiliSearchKey !== undefined && { meiliSearchKey }),
    ...(meiliAdminKey !== undefined && { meiliAdminKey }),
  };
}

/** Browsers are told this address, so it must not carry anything secret. */
function isOpenWebAddress(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password, search, hash } = new URL(value);
  return username + password + search + hash === '';
}
