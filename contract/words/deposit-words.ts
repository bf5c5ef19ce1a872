import type { Proof } from '#contract/records/proof.ts';

/** In whose account a deposit lies, and what it is got back by if we fail. */
export function depositWords({ heldBy, protectedBy }: NonNullable<Proof['deposit']>): string {
  return `Your deposit is held by ${heldBy}, and protected by ${protectedBy}.`;
}
