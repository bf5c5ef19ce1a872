import type * as z from 'zod/mini';
import type { ErrorCode } from '#contract/api/errors.ts';

type Schema = z.core.$ZodType;

/**
 * A call the browser can make and the server answers: where, with what, and every way it can end. Handlers, queries,
 * their keys and the OpenAPI document are all derived from this one value.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  /** Unique; the operation id of the OpenAPI document and the first part of every query key. */
  name: string;
  summary: string;
  method: 'GET' | 'POST';
  /** Below `/api`, with parameters in braces: `/tour/{slug}`. */
  path: `/${string}`;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** The status of a success. */
  status: 200 | 201;
  /** A write that is made again answers with what the first one stored, under this status. */
  repeatStatus?: 200;
  errors: readonly ErrorCode[];
  /**
   * For a list: the key its records stand under and the schema of one. Reading is tolerant: a record that does not
   * parse is left out and the rest are shown.
   */
  records?: { key: string; schema: Schema };
}

type Parsed<S> = S extends Schema ? z.core.output<S> : undefined;
type Given<S> = S extends Schema ? z.core.input<S> : undefined;

/** What a handler receives and a caller gives, parsed. */
export interface EndpointInput<E extends Endpoint> {
  params: E extends Endpoint<infer Params> ? Parsed<Params> : never;
  query: E extends Endpoint<Schema | undefined, infer Query> ? Parsed<Query> : never;
  body: E extends Endpoint<Schema | undefined, Schema | undefined, infer Body> ? Parsed<Body> : never;
}

type Wanted<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: undefined }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a caller passes: only the parts the endpoint has, and parts without required fields may be left out. */
export type CallInput<E extends Endpoint> = (E extends Endpoint<infer Params>
  ? Wanted<'params', Given<Params>>
  : never) &
  (E extends Endpoint<Schema | undefined, infer Query> ? Wanted<'query', Given<Query>> : never) &
  (E extends Endpoint<Schema | undefined, Schema | undefined, infer Body> ? Wanted<'body', Given<Body>> : never) & {
    /** Of the record that the caller read and means to change; travels as `If-Match`. */
    version?: number;
  };

export type EndpointAnswer<E extends Endpoint> = z.core.output<E['response']>;

/** Keeps the exact types of the parts; what only reads needs no method. */
export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  description: Omit<Endpoint<Params, Query, Body, Response>, 'method' | 'status'> &
    Partial<Pick<Endpoint, 'method' | 'status'>>,
): Endpoint<Params, Query, Body, Response> {
  return { method: 'GET', status: 200, ...description };
}

/** `/tour/{slug}` with its parameters filled in and escaped. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
