import { useEffect } from 'react';

/** Where nothing can be stored, leaving asks: `isAtRisk` while what is typed would be lost. */
export function useKeepUntilWritten(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}
