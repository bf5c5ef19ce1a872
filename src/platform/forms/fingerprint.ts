const seeds = [0x811c9dc5, 0x01000193] as const;
const primes = [0x01000193, 0x85ebca6b] as const;

/**
 * Sixteen hexadecimal digits that stand for a text, to tell later whether it is the same one without keeping it. Two FNV-1a
 * hashes; no secret is safe behind them.
 */
export function fingerprint(text: string): string {
  let [first, second]: [number, number] = [...seeds];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, primes[0]);
    second = Math.imul(second ^ unit, primes[1]);
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
