/** What Meilisearch answers before it looks at a search, with the status each code travels under and its type. */
const kinds = {
  missing_authorization_header: [401, 'auth'],
  invalid_api_key: [403, 'auth'],
  not_found: [404, 'invalid_request'],
  method_not_allowed: [405, 'invalid_request'],
  payload_too_large: [413, 'invalid_request'],
  missing_content_type: [415, 'invalid_request'],
  invalid_content_type: [415, 'invalid_request'],
  missing_payload: [400, 'invalid_request'],
  malformed_payload: [400, 'invalid_request'],
  // Meilisearch answers 503, which clients ask again at once; 429 says whose fault it is.
  too_many_search_requests: [429, 'system'],
  internal: [500, 'internal'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProtocolErrorCode = keyof typeof kinds;

/** A refusal in Meilisearch's words: thrown anywhere below the search host. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
  readonly code: ProtocolErrorCode;
  readonly status: number;

  constructor(code: ProtocolErrorCode, message: string, status: number = kinds[code][0]) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** Meilisearch's body of an error. */
  toJSON(): Record<'message' | 'code' | 'type' | 'link', string> {
    const { message, code } = this;
    return { message, code, type: kinds[code][1], link: `https://docs.meilisearch.com/errors#${code}` };
  }
}
