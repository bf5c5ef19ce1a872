import type { RequestFields } from '#search/request-fields.ts';
import { searchLimits } from '#search/search-limits.ts';

/** A search as a client asks for it, its types checked, its defaults filled in. */
export interface SearchRequest {
  /** Nothing asks for all documents. */
  q: string;
  /** Either so many hits from an offset, or a page of them. */
  paging: { offset: number; limit: number } | { page: number; hitsPerPage: number };
  attributesToRetrieve: string[] | undefined;
  attributesToHighlight: string[];
  attributesToCrop: string[];
  cropLength: number;
  cropMarker: string;
  highlightPreTag: string;
  highlightPostTag: string;
  /** As it came; the index reads it. */
  filter: unknown;
  sort: string[];
  /** Nothing leaves facets out of the answer. */
  facets: string[] | undefined;
  /** Which words of a query may be missing: those at its end, as with Meilisearch, unless told. */
  givesUp?: 'last' | 'commonest';
}

export const searchFields = [
  'q',
  'offset',
  'limit',
  'page',
  'hitsPerPage',
  'attributesToRetrieve',
  'attributesToCrop',
  'cropLength',
  'cropMarker',
  'attributesToHighlight',
  'highlightPreTag',
  'highlightPostTag',
  'filter',
  'sort',
  'facets',
] as const;

/** Throws a SearchError naming the first field that is not as it must be. */
export function readSearchRequest(fields: RequestFields): SearchRequest {
  return {
    q: fields.text('q', 'invalid_search_q', searchLimits.query) ?? '',
    filter: fields.value('filter'),
    paging: readPaging(fields),
    attributesToRetrieve: fields.names('attributesToRetrieve', 'invalid_search_attributes_to_retrieve'),
    attributesToHighlight: fields.names('attributesToHighlight', 'invalid_search_attributes_to_highlight') ?? [],
    attributesToCrop: fields.names('attributesToCrop', 'invalid_search_attributes_to_crop') ?? [],
    cropLength: fields.count('cropLength', 'invalid_search_crop_length') ?? 10,
    cropMarker: fields.text('cropMarker', 'invalid_search_crop_marker', searchLimits.marker) ?? '…',
    highlightPreTag: fields.text('highlightPreTag', 'invalid_search_highlight_pre_tag', searchLimits.marker) ?? '<em>',
    highlightPostTag:
      fields.text('highlightPostTag', 'invalid_search_highlight_post_tag', searchLimits.marker) ?? '</em>',
    sort: fields.names('sort', 'invalid_search_sort') ?? [],
    facets: fields.names('facets', 'invalid_search_facets'),
  };
}

function readPaging(fields: RequestFields): SearchRequest['paging'] {
  const limit = fields.count('limit', 'invalid_search_limit', searchLimits.hits) ?? 20;
  const offset = fields.count('offset', 'invalid_search_offset') ?? 0;
  const page = fields.count('page', 'invalid_search_page');
  const hitsPerPage = fields.count('hitsPerPage', 'invalid_search_hits_per_page', searchLimits.hits);
  if (page === undefined && hitsPerPage === undefined) return { offset, limit };
  return { page: page ?? 1, hitsPerPage: hitsPerPage ?? 20 };
}
