/** Whether an address leads nobody but this machine to itself. */
export function isOwnMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$|^0\.0\.0\.0$|^\[::\]$/.test(hostname);
}
