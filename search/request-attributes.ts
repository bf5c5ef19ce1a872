import type { HitFormat } from '#search/format-hit.ts';
import type { SortOrder } from '#search/ranking.ts';
import { SearchError, type SearchErrorCode } from '#search/search-error.ts';
import type { SearchRequest } from '#search/search-request.ts';
import type { IndexSettings } from '#search/search-settings.ts';
import { compareTexts } from '#search/sort-keys.ts';

/*
 * Which attributes a request names, and whether the index lets them be used that way.
 */

interface NamedIndex {
  uid: string;
  settings: IndexSettings;
}

/** The names of an index's attributes as an error lists them. */
function listed(names: readonly string[]): string {
  return `\`${names.toSorted(compareTexts).join(', ')}\``;
}

function notAllowed(
  code: SearchErrorCode,
  uid: string,
  name: string,
  use: string,
  known: readonly string[],
): SearchError {
  const message = `Index \`${uid}\`: Attribute \`${name}\` is not ${use}. Available ${use} attributes are: ${listed(known)}.`;
  return new SearchError(code, message);
}

/** What hits are sorted by, the first order counting most. */
export function readSort(expressions: readonly string[], { uid, settings }: NamedIndex): SortOrder[] {
  const orders = new Map<string, SortOrder>();
  for (const expression of expressions) {
    const [, attribute, direction] = /^(.+):(asc|desc)$/s.exec(expression) ?? [];
    if (attribute === undefined) {
      const message = `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${expression}\`.`;
      throw new SearchError('invalid_search_sort', message);
    }
    if (!settings.sortableAttributes.includes(attribute)) {
      throw notAllowed('invalid_search_sort', uid, attribute, 'sortable', settings.sortableAttributes);
    }
    if (!orders.has(attribute)) orders.set(attribute, { attribute, isDescending: direction === 'desc' });
  }
  return [...orders.values()];
}

/** The facets to count; nothing when none were asked for. */
export function readFacetNames(names: readonly string[] | undefined, { settings }: NamedIndex): string[] | undefined {
  if (names === undefined) return undefined;
  const { filterableAttributes } = settings;
  const unknown = names.find((name) => name !== '*' && !filterableAttributes.includes(name));
  if (unknown !== undefined) {
    const message = `Invalid facet distribution: Pattern \`${unknown}\` is not filterable. Available filterable attributes patterns are: ${listed(filterableAttributes)}.`;
    throw new SearchError('invalid_search_facets', message);
  }
  return names.includes('*') ? filterableAttributes : [...new Set(names)];
}

/** What hits have; attributes that are not displayed are left out without a word, as Meilisearch does. */
export function readHitFormat(request: SearchRequest, displayed: readonly string[]): HitFormat {
  const isDisplayed = (path: string) => displayed.some((name) => path === name || path.startsWith(`${name}.`));
  const { attributesToRetrieve: wanted } = request;
  const cropped = request.attributesToCrop.map((expression): [string, number] => {
    const [, name, length] = /^(.*):(\d+)$/s.exec(expression) ?? [];
    return [name ?? expression, length === undefined ? request.cropLength : Number(length)];
  });
  return {
    retrieved: wanted === undefined || wanted.includes('*') ? displayed : [...new Set(wanted)].filter(isDisplayed),
    highlighted: new Set(request.attributesToHighlight.filter((name) => name === '*' || isDisplayed(name))),
    cropped: new Map(cropped.filter(([name]) => name === '*' || isDisplayed(name))),
    cropMarker: request.cropMarker,
    preTag: request.highlightPreTag,
    postTag: request.highlightPostTag,
  };
}
