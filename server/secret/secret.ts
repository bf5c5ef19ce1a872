import { createHmac } from 'node:crypto';

/** Keys for different purposes out of one secret: whoever learns one learns nothing about the others. */
export interface Secret {
  keyFor(purpose: string): string;
}

export function createSecret(root: string): Secret {
  return { keyFor: (purpose) => createHmac('sha256', root).update(purpose).digest('hex') };
}

/** Tells one secret from others, and nothing of it. */
export const fingerprintOf = (secret: Secret) => secret.keyFor('fingerprint').slice(0, 16);

/** A hash of `value` that nobody without the secret can compute, short enough for a key of a table. */
export function keyedHash(key: string, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 24);
}
