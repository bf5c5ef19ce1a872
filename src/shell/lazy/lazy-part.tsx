import { type ComponentType, use, useCallback, useState } from 'react';

/** Something a page shows whose code is loaded apart from the page. */
export interface LazyPart<Props extends object = object> {
  /** Fetches the code, once. What could not be had is tried again by the next call. */
  load: () => Promise<void>;
  /** Suspends while the code is on its way, and fails where it cannot be had. */
  Content: ComponentType<Props>;
}

export function lazyPart<Props extends object = object>(
  fetchContent: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;

  function load(): Promise<void> {
    if (loading !== undefined && !hasFailed) return loading;
    hasFailed = false;
    loading = fetchContent().then(
      (content) => {
        Loaded = content;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  }

  /** One that was refused stays so: another promise with every rendering would suspend for ever. */
  function Awaited(props: Props) {
    use(loading ?? load());
    return Loaded !== undefined && <Loaded {...props} />;
  }

  function Content(props: Props) {
    // Loaded ahead, it is there at once: a promise, even a kept one, would cost a frame.
    const [AtOnce] = useState(() => Loaded);
    return AtOnce === undefined ? <Awaited {...props} /> : <AtOnce {...props} />;
  }

  return { load, Content };
}

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
