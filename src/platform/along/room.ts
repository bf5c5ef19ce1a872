/** What is put down is larger than what travels, and other tabs write as well. */
const reserve = 4;

/**
 * Whether there is room for so many bytes as they travel; `free` in bytes, where there is not. Browsers that do not say are
 * believed to have it.
 */
export async function roomFor(bytes: number): Promise<{ free: number } | undefined> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    if (quota === undefined) return undefined;
    const free = Math.max(0, quota - usage);
    return free < bytes * reserve ? { free } : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the browser not to clear what is stored when it needs room; it may refuse, and may ask the visitor. */
export async function askToStay(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Seconds for so many bytes on this connection; undefined where the browser does not say how fast it is. */
export function secondsFor(bytes: number): number | undefined {
  const { downlink } = navigator.connection ?? {};
  return downlink ? Math.ceil((bytes * 8) / (downlink * 1_000_000)) : undefined;
}
