import { vi } from 'vitest';

const refuse = (name: string) => (): never => {
  throw new DOMException('Refused', name);
};

/** As in a browser with cookies blocked: every touch throws. */
export function blockStorage(): void {
  const blocked = new Proxy({}, { get: refuse('SecurityError'), ownKeys: refuse('SecurityError') });
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('sessionStorage', blocked);
}

/** What is there can be read and removed; nothing more can be written, or nothing under the keys named. */
export function fillStorage(isFullFor: (key: string) => boolean = () => true): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const real = globalThis[name];
    vi.stubGlobal(name, {
      get length() {
        return real.length;
      },
      key: (index: number) => real.key(index),
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      clear: () => real.clear(),
      setItem(key: string, value: string) {
        if (isFullFor(key)) refuse('QuotaExceededError')();
        real.setItem(key, value);
      },
    });
  }
}
