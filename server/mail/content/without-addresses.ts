/** Some names say no more than a name; others are messages in disguise, and we do not carry those into mailboxes. */
export function isPlainName(name: string): boolean {
  return name.length <= 60 && /^[\p{L}\p{M}'’. -]+$/u.test(name) && !/\p{L}\.\p{L}/u.test(name);
}

/**
 * What a visitor wrote, as it may be repeated to an address anybody could have typed: without web and mail addresses and without
 * telephone numbers, so that nobody has our mail server carry an advertisement.
 */
export function withoutAddresses(text: string): string {
  return text
    .split(/(\s)/)
    .map((word) => (isAddress(word) ? '[address left out]' : word))
    .join('')
    .replace(/(?:\+|\b0)\d[\d ()-]{6,20}\d/g, '[number left out]');
}

function isAddress(word: string): boolean {
  return word.includes('@') || word.includes('://') || /[\p{L}\d]\.\p{L}\p{L}/u.test(word);
}
