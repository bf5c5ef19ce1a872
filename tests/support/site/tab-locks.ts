import { vi } from 'vitest';

/**
 * Web Locks as browsers have them, for the happy-dom that has none: one holder a name, the others in order, and all
 * of a tab's locks given up when it closes.
 */
export function installLocks() {
  const queues = new Map<string, (() => void)[]>();
  let closeTab: (() => void)[] = [];

  async function request<T>(
    name: string,
    { ifAvailable = false }: LockOptions,
    work: (lock: Lock | null) => Promise<T>,
  ): Promise<T | undefined> {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    if (ifAvailable && queue.length > 0) return work(null);
    await new Promise<void>((granted) => {
      queue.push(granted);
      if (queue.length === 1) granted();
    });
    const closed = new Promise<undefined>((close) => closeTab.push(() => close(undefined)));
    try {
      return await Promise.race([work({ name, mode: 'exclusive' }), closed]);
    } finally {
      queue.shift();
      queue[0]?.();
    }
  }

  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  return {
    /** Everything that holds a lock now lets go of it. */
    closeTab() {
      for (const close of closeTab) close();
      closeTab = [];
    },
  };
}
