import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { TravellerDetails } from '#contract/forms/traveller-details.ts';
import type { Secret } from '#server/secret/secret.ts';

/* AES-256 in GCM: what is stored is nonce, tag and cipher text. The proposal's id is sealed along, so no row can be put in another's place. */

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (key: Secret) => Buffer.from(key.keyFor('traveller details'), 'hex');

export function sealDetails(key: Secret, proposalId: string, details: TravellerDetails): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(proposalId));
  const text = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Undefined for what another key sealed, for another proposal or what was damaged. */
export function openSealed(key: Secret, proposalId: string, sealed: string): TravellerDetails | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(key), nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(proposalId))
      .setAuthTag(tag);
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
