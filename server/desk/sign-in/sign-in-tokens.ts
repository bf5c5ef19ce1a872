import { createHmac, randomBytes } from 'node:crypto';
import { codeLength } from '#contract/desk/sign-in-endpoints.ts';
import type { Secret } from '#server/secret/secret.ts';

/**
 * The token and the code of one request to sign in follow from the request's name and the secret, so that the mail is written from
 * its row in the outbox like every other, by whichever server sends it, and neither of the two is stored.
 */
export interface SignInTokens {
  /** `<address> <random>`. */
  newRequest(email: string): string;
  tokenOf(request: string): string;
  /** Six digits. */
  codeOf(request: string): string;
}

export function createSignInTokens(secret: Secret): SignInTokens {
  const digest = (purpose: string, request: string) =>
    createHmac('sha256', secret.keyFor(`desk sign-in ${purpose}`))
      .update(request)
      .digest();
  return {
    newRequest: (email) => `${email} ${randomBytes(16).toString('hex')}`,
    tokenOf: (request) => digest('link', request).toString('base64url'),
    codeOf: (request) => String(digest('code', request).readUIntBE(0, 6) % 10 ** codeLength).padStart(codeLength, '0'),
  };
}

/** Minutes for which a link and a code work. */
export const signInMinutes = 10;

/** The random part of a request's name, which its mail's name begins with. */
export function nonceOf(request: string): string {
  return request.split(' ')[1] ?? '';
}

/** The address of who asked. */
export function askedBy(request: string): string {
  return request.split(' ')[0] ?? '';
}
