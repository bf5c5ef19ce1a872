const atom = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{N}-]{1,63}$/u;

/**
 * Whether an address may stand in a mail's header or envelope. The form accepts whatever looks like text@text.text
 * (B-126); of those we write only to plain ones: no quotes, brackets, commas or comments, which some program on the
 * way would read as several addresses or none.
 */
export function isMailable(email: string): boolean {
  const [localPart = '', domain = '', ...more] = email.split('@');
  const labels = domain.split('.');
  return (
    email.length <= 254 &&
    more.length === 0 &&
    localPart.split('.').every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part) && !part.startsWith('-') && !part.endsWith('-'))
  );
}
