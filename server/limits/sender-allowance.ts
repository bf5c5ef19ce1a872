import type { Clock } from '#server/clock.ts';
import { networkOf, senderOf, sendersOfNetwork } from '#server/limits/sender-address.ts';

/** Senders remembered at most: some 10 MB. */
const mostSenders = 100_000;

export interface SenderAllowance {
  /** Takes so much of it, one unless told; gives the milliseconds until there is that much, or undefined when taken. */
  take(address: string, amount?: number): number | undefined;
  /** The milliseconds until there is one again, or undefined when there is; takes nothing. */
  wait(address: string): number | undefined;
  readonly size: number;
}

/**
 * An allowance a minute for each sender, kept in memory: what it guards is worth no disk. All of it may be used at
 * once, and it grows back evenly (the generic cell rate algorithm). The addresses of one large network share sixteen of
 * them. When there are too many senders, who was heard of longest ago is forgotten.
 */
export function createSenderAllowance(
  clock: Clock,
  { perMinute, most = mostSenders }: { perMinute: number; most?: number },
): SenderAllowance {
  const usedUntil = new Map<string, number>();
  const minute = 60_000;
  const price = minute / perMinute;

  /** Each name an address is known by, and until when what was used is worth after so much more. */
  function after(address: string, amount: number) {
    const now = clock().getTime();
    const network = networkOf(address);
    const names = [[senderOf(address), price] as const];
    if (network !== undefined) names.push([`${network}/48`, price / sendersOfNetwork]);
    return names.map(([name, each]) => {
      // Further ahead than a minute it was noted under a clock that was, and begins to run out now.
      const noted = usedUntil.get(name) ?? 0;
      const used = Math.min(noted, now + minute);
      if (used < noted) usedUntil.set(name, used);
      const until = Math.max(used, now) + each * amount;
      return { name, until, waitMs: until - minute - now };
    });
  }

  function note(name: string, until: number): void {
    // A map keeps the order in which its keys came.
    usedUntil.delete(name);
    usedUntil.set(name, until);
    const [oldest] = usedUntil.keys();
    if (usedUntil.size > most && oldest !== undefined) usedUntil.delete(oldest);
  }

  const longestWait = (asked: ReturnType<typeof after>) => {
    const waitMs = Math.max(...asked.map((one) => one.waitMs));
    return waitMs > 0 ? waitMs : undefined;
  };

  return {
    get size() {
      return usedUntil.size;
    },
    wait: (address) => longestWait(after(address, 1)),
    take(address, amount = 1) {
      const asked = after(address, amount);
      const waitMs = longestWait(asked);
      if (waitMs === undefined) for (const { name, until } of asked) note(name, until);
      return waitMs;
    },
  };
}
