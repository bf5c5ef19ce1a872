const minute = 60_000;
const first = minute / 2;
const longest = 60 * minute;

/** A mail is given up after this many attempts: two days with waits of up to an hour. */
export const mostAttempts = 54;

/** When to try again after `attempts` failures: half a minute, twice that each time, at most an hour. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(longest, first * 2 ** Math.min(attempts - 1, 20)));
}

/** When the last attempt is made, after `attempts` failures. */
export function lastTryAt(attempts: number, now: Date): Date {
  return attempts < mostAttempts ? lastTryAt(attempts + 1, retryAt(attempts, now)) : now;
}
