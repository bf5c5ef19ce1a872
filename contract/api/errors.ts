import * as z from 'zod/mini';
import { currentPrices } from '#contract/money/current-prices.ts';
import { tripPrice } from '#contract/money/trip-price.ts';

/** Every code the API can answer with, and the status it travels under. Closed: a new failure is added here first. */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** This `clientRequestId` came before with other content; `reference` is what that was stored under. */
  conflict: 409,
  /** What was given of the travellers cannot be opened: it is removed, and given again. */
  details_sealed: 409,
  /** The price is another one today; `pricing` and `prices` are what it is, and nothing was stored. */
  price_changed: 409,
  /** Somebody else changed the record since it was read; nothing was stored. */
  changed_meanwhile: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  /** The bot check's token was refused; a new one is needed, everything else is in order. */
  bot_check_failed: 422,
  /** A change that does not say which version of the record it is of. */
  version_missing: 428,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What every call can end with. */
export const usualErrors = ['internal', 'unavailable'] as const;
/** What a call with parameters or a query can end with. */
export const inputErrors = ['invalid', ...usualErrors] as const;
/** What a call with a body can end with. */
export const bodyErrors = ['bad_request', 'payload_too_large', 'unsupported_media_type', ...inputErrors] as const;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** A known record whose address resembles the one asked for. */
export const closeMatch = z.object({ title: z.string(), href: z.string() });
export type CloseMatch = z.infer<typeof closeMatch>;

/** The body of every answer that is not a success. `errors` names the fields at fault. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  closeMatches: z.optional(z.array(closeMatch)),
  reference: z.optional(z.string()),
  pricing: z.optional(tripPrice),
  prices: z.optional(currentPrices),
});
export type ErrorBody = z.infer<typeof errorBody>;
