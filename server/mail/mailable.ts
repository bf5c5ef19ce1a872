const localPart = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const plainAddress = new RegExp(`^${localPart}(?:\\.${localPart})*@${label}(?:\\.${label})+$`, 'u');

/**
 * Whether an address may stand in a mail's header or envelope. The form accepts whatever looks like text@text.text (spec
 * §5); of those we write only to plain ones: no quotes, brackets, commas or comments, which some program on the way would
 * read as several addresses or none.
 */
export function isMailable(email: string): boolean {
  return email.length <= 254 && plainAddress.test(email);
}
