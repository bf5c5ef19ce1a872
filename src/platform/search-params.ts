import { lastPage, longestSlug, slugPattern } from '#contract/choices.ts';

/**
 * Addresses as people write them: `/tours?tier=mid,upper&page=2`. Every value is text when it is read, so `q=007` stays
 * what was typed; the route's fields give it its type.
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

/**
 * Reads one value of an address; undefined is a refusal, or what holds anyway. Not a schema: every page links to lists, and a
 * first view would load the schemas for their addresses alone. Tests hold the fields of a list to its endpoint's query.
 */
export type SearchField<T> = (given: unknown) => T | undefined;

type Fields = Record<string, SearchField<unknown>>;

/** What remains of an address's search after reading it tolerantly: known values only, none of them a default. */
export type ReadSearch<F extends Fields> = { [K in keyof F]?: ReturnType<F[K]> };

/** Reads an address's search, and knows the names it reads: a finished page stands for every address that has none of them. */
export interface SearchReader<F extends Fields> {
  (search: Record<string, unknown>): ReadSearch<F>;
  names: readonly string[];
}

/**
 * Reads each field; a value it refuses becomes undefined. A visitor with a stale or mistyped link sees a page, not an error.
 *
 * Undefined and not absent: the router lays a route's search over the raw one, where the refused value still stands.
 */
export function searchReader<F extends Fields>(fields: F): SearchReader<F> {
  const read = (search: Record<string, unknown>) => {
    const found: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      const given = search[name];
      if (given === undefined || given === null) continue;
      found[name] = given === '' ? undefined : field(given);
    }
    return found as ReadSearch<F>;
  };
  return Object.assign(read, { names: Object.keys(fields) });
}

export function oneOf<const T extends string>(values: readonly T[], byDefault?: T): SearchField<T> {
  return (given) => {
    // Of several pressed one after the other, the last.
    const last: unknown = Array.isArray(given) ? given.at(-1) : given;
    return values.find((value) => value === last && value !== byDefault);
  };
}

/** The most values of one facet; who writes more is not narrowing a list. */
const longestList = 30;

/** A list keeps its good members, each once. */
export function listOf<T extends string>(member: SearchField<T>): SearchField<T[]> {
  return (given) => {
    const parts: unknown[] = Array.isArray(given) ? given : String(given).split(',');
    const good = [...new Set(parts.map(member))].filter((value) => value !== undefined);
    return good.length === 0 ? undefined : good.slice(0, longestList);
  };
}

/** Trimmed; nothing and too much are refused. */
export function words(longest: number): SearchField<string> {
  return (given) => {
    const text = typeof given === 'string' ? given.trim() : '';
    return text === '' || text.length > longest ? undefined : text;
  };
}

export const slug: SearchField<string> = (given) =>
  typeof given === 'string' && given.length <= longestSlug && slugPattern.test(given) ? given : undefined;

export function wholeNumber(smallest: number, largest: number): SearchField<number> {
  return (given) => {
    const number = Number(given);
    return Number.isInteger(number) && number >= smallest && number <= largest ? number : undefined;
  };
}

/** Of a list; the first needs no mention. */
export const page = wholeNumber(2, lastPage);
