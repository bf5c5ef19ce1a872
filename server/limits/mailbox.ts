/**
 * The mailbox an address leads to, as far as anybody but its provider can tell: in lower case, and without what stands
 * after a plus. Only to count senders by; mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const plus = email.indexOf('+');
  const isTagged = plus > 0 && plus < at;
  return (isTagged ? email.slice(0, plus) + email.slice(at) : email).toLowerCase();
}
