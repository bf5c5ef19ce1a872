import type { Log } from '#server/log.ts';

/** Says in the log that an address leads nobody but this machine to itself, where it does. */
export function warnOfOwnMachine(address: string, log: Log): void {
  if (!isOwnMachine(address)) return;
  log.warn('the public address is this machine, where links in mails lead nobody; set VITE_SITE_URL and build again');
}

function isOwnMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$|^0\.0\.0\.0$|^\[::\]$/.test(hostname);
}
