/*
 * One tab at a time deals with an enquiry: it sends it and shows how it ended. The browser gives a claim to the next tab
 * when this one closes or crashes. Without Web Locks two tabs may both send; the server answers both with one reference.
 */
const releases = new Map<string, () => void>();

/** `wait` until no other tab has it, or take it only if it is free. Resolves once this tab may go on, either way. */
export async function claimEnquiry(id: string, { wait }: { wait: boolean }): Promise<void> {
  // Not in every browser, whatever the types say, and not on plain http.
  const locks: LockManager | null | undefined = navigator.locks;
  if (releases.has(id) || !locks) return;
  await new Promise<void>((proceed) => {
    async function hold(lock: Lock | null): Promise<void> {
      proceed();
      if (lock !== null) await new Promise<void>((release) => releases.set(id, release));
      releases.delete(id);
    }
    locks.request(`enquiry ${id}`, { ifAvailable: !wait }, hold).catch(() => proceed());
  });
}

export function releaseEnquiry(id: string): void {
  releases.get(id)?.();
}
