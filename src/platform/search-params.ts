import * as z from 'zod/mini';

/**
 * Addresses as people write them: `/tours?tier=mid,upper&page=2`. Every value is text when it is read, so `q=007` stays
 * what was typed; the route's schema gives it its type.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const written = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (written !== '') params.set(name, written);
  }
  // Commas and spaces stay legible in the address bar.
  const written = params.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}

type Fields = Record<string, z.core.$ZodType>;

/** What remains of an address's search after reading it tolerantly: known values only, none of them a default. */
export type ReadSearch<F extends Fields> = { [K in keyof F]?: z.core.output<F[K]> | undefined };

/**
 * Reads each field by its schema; a value the schema refuses, or one that is the default anyway, becomes undefined. A list
 * keeps its good members. A visitor with a stale or mistyped link sees a page, not an error.
 *
 * Undefined and not absent: the router lays a route's search over the raw one, where the refused value still stands.
 */
export function readSearch<F extends Fields>(fields: F, search: Record<string, unknown>): ReadSearch<F> {
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = search[name];
    if (given === undefined || given === null) continue;
    if (given === '') {
      read[name] = undefined;
      continue;
    }
    const fallback = z.safeParse(field, undefined).data;
    const value = Array.isArray(fallback) ? goodMembers(field, given) : z.safeParse(field, given).data;
    read[name] = isSame(value, fallback) ? undefined : value;
  }
  return read as ReadSearch<F>;
}

function goodMembers(field: z.core.$ZodType, given: unknown): unknown[] {
  const members = Array.isArray(given) ? given : String(given).split(',');
  const good = members.filter((member) => member !== '' && z.safeParse(field, [member]).success);
  return [...new Set(good)].slice(0, 30);
}

function isSame(value: unknown, fallback: unknown): boolean {
  return value === fallback || (Array.isArray(value) && value.length === 0 && Array.isArray(fallback));
}
