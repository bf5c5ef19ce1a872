import { randomBytes } from 'node:crypto';

/** 32 characters that survive being read aloud and copied by hand: no 0 and O, no 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** Forty random bits, which nobody guesses and hardly two enquiries share; the store refuses a second of the same. */
export function newReference(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}
