import type { SearchAccess } from '#contract/search/search-endpoints.ts';
import type { SearchSettings } from '#server/search/search-settings.ts';
import { EnvError } from '#server/settings/read-settings.ts';

/** Guards nothing: clients of Meilisearch send a key, and the embedded engine expects one. */
const publicKey = 'public-search-key';

/** Where the embedded engine answers as Meilisearch would. */
export const embeddedSearch: SearchAccess = { host: '/api/search', key: publicKey };

/**
 * The search of these settings.
 *
 * @throws EnvError when they name a Meilisearch but not the key browsers may use there.
 */
export function searchAccessOf({ meiliHost, meiliSearchKey }: SearchSettings): SearchAccess {
  if (meiliHost === undefined) return { ...embeddedSearch, key: meiliSearchKey ?? publicKey };
  if (meiliSearchKey === undefined) {
    throw new EnvError(
      'MEILI_SEARCH_KEY: is missing; with MEILI_HOST it must be the key `npm run search:index` prints',
    );
  }
  return { host: meiliHost, key: meiliSearchKey };
}
