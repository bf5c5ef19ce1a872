/**
 * The same work, done once for each object and what else is given to it, as long as the object is there: what was read is not
 * changed, and of thousands of records few are new.
 */
export function oncePer<Key extends object, Given extends readonly unknown[], Value>(
  work: (key: Key, ...given: Given) => Value,
): (key: Key, ...given: Given) => Value {
  const known = new WeakMap<Key, { given: Given; value: Value }>();
  return (key, ...given) => {
    const before = known.get(key);
    const isSame = before?.given.length === given.length && given.every((part, index) => part === before.given[index]);
    if (before !== undefined && isSame) return before.value;
    const value = work(key, ...given);
    known.set(key, { given, value });
    return value;
  };
}
