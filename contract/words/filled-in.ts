/** What stands for something else in a text: `{{name}}` for a word of the operator, `{{price of mara-classic}}` for an amount. */
export const place = /\{\{([^{}]*)\}\}/g;

/** The path to a text within a value: its key, and the path of what contains it. */
interface TextPath {
  above: TextPath | undefined;
  key: string | number;
}

/**
 * A value of content with each of its texts, however deep they lie, as `map` gives it; `at` gives its path: `days.0.title`.
 * What does not change stays the very same.
 */
export function withTexts<T>(value: T, map: (text: string, at: () => string) => string): T {
  const within = (given: unknown, path: TextPath | undefined): unknown => {
    if (typeof given === 'string') return map(given, () => wordsOf(path));
    if (typeof given !== 'object' || given === null) return given;
    const before = given as Record<string | number, unknown>;
    let after: typeof before | undefined;
    // The whole content is read again for every change, so what has no place is not copied.
    const keys = Array.isArray(given) ? given.keys() : Object.keys(given);
    for (const key of keys) {
      const inner = within(before[key], { above: path, key });
      if (inner === before[key]) continue;
      after ??= (Array.isArray(given) ? [...given] : { ...given }) as typeof before;
      after[key] = inner;
    }
    return after ?? given;
  };
  return within(value, undefined) as T;
}

function wordsOf(path: TextPath | undefined): string {
  if (path === undefined) return '';
  return path.above === undefined ? String(path.key) : `${wordsOf(path.above)}.${path.key}`;
}

/**
 * A value of content with the words of the operator filled into each of its texts.
 *
 * @param other is asked for each name that nobody gave a word for; it stays as it is where nothing is answered.
 */
export function filledIn<T>(
  value: T,
  words: Readonly<Record<string, string>>,
  other: (name: string) => string | undefined,
): T {
  return withTexts(value, (text) =>
    text.replace(place, (written, inside: string) => {
      const name = inside.trim();
      return (Object.hasOwn(words, name) ? words[name] : other(name)) ?? written;
    }),
  );
}
