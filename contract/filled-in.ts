/** What stands for a word of the operator in a text: `{{name}}`, `{{town}}`. */
const place = /\{\{(\w+)\}\}/g;

/**
 * A value of content with the words of the operator filled into each of its texts, however deep they lie.
 *
 * @param unknown is told each name that nobody gave a word for; it stays as it is.
 */
export function filledIn<T>(value: T, words: Readonly<Record<string, string>>, unknown: (name: string) => void): T {
  const fill = (given: unknown): unknown => {
    if (typeof given === 'string') {
      return given.replace(place, (written, name: string) => {
        if (Object.hasOwn(words, name)) return words[name] ?? written;
        unknown(name);
        return written;
      });
    }
    if (Array.isArray(given)) return given.map(fill);
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(Object.entries(given).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(value) as T;
}
