/** The names of an object's own fields, as its type knows them. */
export function keysOf<T extends object>(object: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = [];
  for (const key in object) if (Object.hasOwn(object, key)) keys.push(key);
  return keys;
}
