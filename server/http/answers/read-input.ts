import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Endpoint, EndpointInput } from '#contract/api/endpoint.ts';
import { count } from '#contract/words/count.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { RequestContext } from '#server/http/request-id.ts';

type Schema = z.core.$ZodType;

/**
 * What a call brings, by its description.
 *
 * @param unknown what to answer where the path's parameters can name nothing; they stand in `asked`.
 * @throws ApiError that, and what `readQuery` and `readBody` throw.
 */
export async function readInput(
  c: Context,
  { params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'>,
  unknown: (asked: string) => ApiError,
): Promise<EndpointInput<Endpoint>> {
  const named = params === undefined ? undefined : z.core.safeParse(params, c.req.param());
  if (named?.success === false) throw unknown(Object.values(c.req.param()).join(' '));
  return {
    params: named?.data,
    query: query === undefined ? undefined : readQuery(c, query),
    body: body === undefined ? undefined : await readBody(c, body),
  };
}

/**
 * The query of an address: the first value of each key, unknown keys ignored.
 *
 * @throws ApiError `invalid`, with reasons by field.
 */
function readQuery(c: Context, schema: Schema): unknown {
  return parsed(schema, c.req.query(), 'This address asks for something that does not exist.', ([key]) => String(key));
}

/**
 * A JSON body. Its size is limited before it comes here.
 *
 * @throws ApiError `unsupported_media_type`, `bad_request` when it is not JSON, `invalid` with reasons by field.
 */
export async function readBody(c: Context, schema: Schema): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError('unsupported_media_type', 'Send JSON as application/json.');
  const source = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(source);
  } catch {
    throw new ApiError('bad_request', 'The request is not valid JSON.');
  }
  return parsed(schema, body, 'Some fields need another look.');
}

type NameOfField = (path: readonly PropertyKey[]) => string;

const fullPath: NameOfField = (path) => path.join('.') || 'body';

/** A key of a query may hold several values; the caller knows the key, not their positions. */
function parsed(schema: Schema, value: unknown, message: string, nameOf: NameOfField = fullPath): unknown {
  const result = z.core.safeParse(schema, value, { error: reasonWords });
  if (result.success) return result.data;
  throw new ApiError('invalid', message, { errors: reasonsByField(result.error.issues, nameOf) });
}

/** Reasons a refusal gives at most, and characters of a field's name: a caller may send thousands of unknown fields. */
const mostReasons = 20;
const longestName = 60;

function reasonsByField(issues: readonly z.core.$ZodIssue[], nameOf: NameOfField): Record<string, string[]> {
  // A caller may call a field anything, `constructor` included, which a plain object already has.
  const reasons = new Map<string, string[]>();
  for (const issue of issues.slice(0, mostReasons)) {
    const fields =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, mostReasons).map((key) => [...issue.path, key])
        : [issue.path];
    for (const field of fields) {
      if (reasons.size === mostReasons) return Object.fromEntries(reasons);
      const name = nameOf(field).slice(0, longestName);
      reasons.set(name, [...(reasons.get(name) ?? []), issue.message]);
    }
  }
  return Object.fromEntries(reasons);
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};

/** Of a closed list, as many as help. */
const mostChoices = 20;

/** Why a field was refused, in a sentence; the contract's own words go before these. No pattern: it says nothing to people. */
const reasonWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `This should be ${kinds[issue.expected] ?? 'another kind of value'}.`;
    case 'too_small':
      return `This should ${bound(issue.origin, 'at least', Number(issue.minimum))}.`;
    case 'too_big':
      return `This should ${bound(issue.origin, 'at most', Number(issue.maximum))}.`;
    case 'invalid_value':
      return issue.values.length > mostChoices
        ? 'This is none of the values it can have.'
        : `This should be ${issue.values
            .map(String)
            .join(', ')
            .replace(/, ([^,]*)$/, ' or $1')}.`;
    case 'invalid_format':
      return issue.format === 'date'
        ? 'This should be a day, such as 2027-03-31.'
        : 'This is not written as it should be.';
    case 'unrecognized_keys':
      return 'This field is not known.';
    default:
      return 'This is not as it should be.';
  }
};

function bound(origin: string, how: string, amount: number): string {
  if (origin === 'string') return `have ${how} ${count(amount, 'character')}`;
  if (origin === 'array') return `have ${how} ${count(amount, 'item')}`;
  return `be ${how} ${amount}`;
}

/**
 * The version of the record that the caller read and means to change, from `If-Match`.
 *
 * @throws ApiError `version_missing`
 */
export function readVersion(c: RequestContext): number {
  const [, version] = /^"(\d{1,9})"$/.exec(c.req.header('if-match') ?? '') ?? [];
  if (version === undefined) throw new ApiError('version_missing', 'Which version of the record is meant?');
  return Number(version);
}
