import { useSyncExternalStore } from 'react';

const minute = 60_000;

function onEachMinute(onChange: () => void): () => void {
  let timer = 0;
  function wait() {
    timer = window.setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute),
    );
  }
  wait();
  return () => window.clearTimeout(timer);
}

const minutesNow = () => Math.floor(Date.now() / minute);

/** The current time, renewed at each full minute. Unknown while a page is prerendered: it would be the build's. */
export function useMinute(): Date | undefined {
  const minutes = useSyncExternalStore<number | undefined>(onEachMinute, minutesNow, () => undefined);
  return minutes === undefined ? undefined : new Date(minutes * minute);
}
