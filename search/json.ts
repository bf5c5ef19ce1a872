/** Any value a document can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a document at a path such as `picture.src`; undefined where there is none. */
export function valueAt(document: JsonObject, path: string): Json | undefined {
  if (Object.hasOwn(document, path)) return document[path];
  let value: Json | undefined = document;
  for (const key of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** The single values of a value: of a list its items', of an object its fields'. */
export function leavesOf(value: Json | undefined): (string | number | boolean)[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  return [value];
}
