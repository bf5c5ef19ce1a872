import type { Clock } from '#server/clock.ts';
import { senderOf } from '#server/limits/sender-address.ts';

/** Senders remembered at most: some 10 MB. */
const mostSenders = 100_000;

/**
 * An allowance a minute for each sender, kept in memory: what it guards is worth no disk. All of it may be used at
 * once, and it grows back evenly (the generic cell rate algorithm). When there are too many senders, who was heard
 * of longest ago is forgotten.
 *
 * @returns takes one of it; gives the milliseconds until there is one again, or undefined when one was taken.
 */
export function createSenderAllowance(
  clock: Clock,
  { perMinute, most = mostSenders }: { perMinute: number; most?: number },
): { take(address: string): number | undefined; readonly size: number } {
  const usedUntil = new Map<string, number>();
  const minute = 60_000;
  const price = minute / perMinute;
  return {
    get size() {
      return usedUntil.size;
    },
    take(address) {
      const sender = senderOf(address);
      const now = clock().getTime();
      // Further ahead than a minute it was noted under a clock that was.
      const used = Math.min(usedUntil.get(sender) ?? 0, now + minute);
      const after = Math.max(used, now) + price;
      const wait = after - minute - now;
      if (wait > 0) {
        usedUntil.set(sender, used);
        return wait;
      }
      // A map keeps the order in which its keys came.
      usedUntil.delete(sender);
      usedUntil.set(sender, after);
      const [oldest] = usedUntil.keys();
      if (usedUntil.size > most && oldest !== undefined) usedUntil.delete(oldest);
      return undefined;
    },
  };
}
