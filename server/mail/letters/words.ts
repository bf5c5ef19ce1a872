const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const nairobiMoment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Africa/Nairobi',
});

/** A calendar day: `Friday 4 December 2026`. */
export function dayInWords(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/** An instant as the clock in the office shows it. */
export function nairobiTime(instant: string): string {
  return `${nairobiMoment.format(new Date(instant)).replace(',', '')}, Nairobi time`;
}

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
