import type { GivenSettings } from '#server/settings/read-settings.ts';

/**
 * What of an operator's settings pages are made of: the catalogue, its seats, the search and the operator's name. Not
 * the store and not the mail server: rendering a page touches neither.
 */
export function pageSettings(given: GivenSettings): GivenSettings {
  const named = /^(CONTENT_DIR|DEMONSTRATION|MEILI_HOST|MEILI_SEARCH_KEY|VITE_\w+)$/;
  return Object.fromEntries(Object.entries(given).filter(([name]) => named.test(name)));
}
