/**
 * Lists of content blockers leave out files by words like these, and with them a visitor's own choice about cookies. So built files
 * are called by others.
 */
const plainWords: Record<string, string> = {
  analytics: 'visits',
  banner: 'panel',
  consent: 'choice',
  cookie: 'choice',
  pixel: 'visits',
  track: 'visits',
};

/** The name of a built file, without its hash. */
export function chunkName(name: string): string {
  return Object.entries(plainWords).reduce((plain, [word, other]) => plain.replaceAll(word, other), name);
}
