import { useCallback, useState } from 'react';

/** Code that is fetched once it is likely to be used; a fetch that failed can be made again. `load` must be the same at every rendering. */
export function useFetched<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ current: Part } | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const fetchPart = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => setPart({ current: loaded }),
      () => setFailed(true),
    );
  }, [load]);
  return { part: part?.current, hasFailed, fetchPart };
}
