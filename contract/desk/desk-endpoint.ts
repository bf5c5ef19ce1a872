import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#contract/api/endpoint.ts';
import { bodyErrors, type ErrorCode, inputErrors } from '#contract/api/errors.ts';

/** What a call can end with that says which version of its record it is of. */
export const versionErrors = ['changed_meanwhile', 'version_missing'] as const;

/** A table for spreadsheets. */
export const csvTable = z.object({ fileName: z.string(), csv: z.string() });

type Schema = z.core.$ZodType;

type Described<E extends Endpoint> = Omit<E, 'method' | 'status' | 'errors'> & {
  status?: 201;
  /** Errors beyond these of every call of the desk: whoever names a record in `params` may be told that there is none. */
  also?: readonly ErrorCode[];
};

/** A call of the desk that is asked by its address alone. */
export const deskRead = deskEndpoint('GET', inputErrors);

/** One that sends something, changes something, or is written down. */
export const deskWrite = deskEndpoint('POST', bodyErrors);

function deskEndpoint(method: Endpoint['method'], usual: readonly ErrorCode[]) {
  return <
    Response extends Schema,
    Params extends Schema | undefined = undefined,
    Query extends Schema | undefined = undefined,
    Body extends Schema | undefined = undefined,
  >({
    also = [],
    ...described
  }: Described<Endpoint<Params, Query, Body, Response>>) => {
    const ofRecord: readonly ErrorCode[] = described.params === undefined ? [] : ['not_found'];
    return endpoint({ ...described, method, errors: ['unauthorized', 'forbidden', ...usual, ...ofRecord, ...also] });
  };
}
