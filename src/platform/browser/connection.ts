declare global {
  interface Navigator {
    /** Known to some browsers only (https://wicg.github.io/netinfo/). */
    readonly connection?: { saveData?: boolean; effectiveType?: string; downlink?: number };
  }
}

/** Whether the visitor has asked to be sent no more than is needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Whether the line is too slow to fetch anything on it that may not be wanted. */
export function isVerySlow(): boolean {
  return navigator.connection?.effectiveType?.endsWith('2g') === true;
}
