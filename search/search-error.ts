/** Meilisearch's own codes, as far as a search can meet them, with the status each travels under. */
const statusOf = {
  bad_request: 400,
  index_not_found: 404,
  invalid_index_uid: 400,
  missing_index_uid: 400,
  invalid_search_q: 400,
  invalid_search_offset: 400,
  invalid_search_limit: 400,
  invalid_search_page: 400,
  invalid_search_hits_per_page: 400,
  invalid_search_attributes_to_retrieve: 400,
  invalid_search_attributes_to_crop: 400,
  invalid_search_crop_length: 400,
  invalid_search_crop_marker: 400,
  invalid_search_attributes_to_highlight: 400,
  invalid_search_highlight_pre_tag: 400,
  invalid_search_highlight_post_tag: 400,
  invalid_search_filter: 400,
  invalid_search_sort: 400,
  invalid_search_facets: 400,
} as const;

export type SearchErrorCode = keyof typeof statusOf;

/** Messages quote what was sent, which may be as long as a request. */
const longestMessage = 1000;

/** What is wrong with a search, in Meilisearch's words; `toJSON` is the body to answer with. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly code: SearchErrorCode;
  readonly status: number;
  readonly type = 'invalid_request';
  readonly link: string;

  constructor(code: SearchErrorCode, message: string, status: number = statusOf[code]) {
    super(message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message);
    this.code = code;
    this.status = status;
    this.link = `https://docs.meilisearch.com/errors#${code}`;
  }

  toJSON(): { message: string; code: string; type: string; link: string } {
    return { message: this.message, code: this.code, type: this.type, link: this.link };
  }
}
