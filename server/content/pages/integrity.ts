import { createHash } from 'node:crypto';

/**
 * What a page says a file's bytes must be, as its `integrity`: a browser neither runs nor applies a file that is
 * anything else. Of the two that are equally sound the shorter is for long lists.
 */
export function integrityOf(bytes: Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
