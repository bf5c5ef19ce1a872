import type { Readable } from '#platform/store.ts';
import { useStore } from '#platform/use-store.ts';

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

const minutes: Readable<number | undefined> = {
  getSnapshot: () => Math.floor(Date.now() / minute),
  subscribe: onEachMinute,
};

/** The current time, renewed at each full minute. Unknown while a page is prerendered: it would be the build's. */
export function useMinute(): Date | undefined {
  const now = useStore(minutes, undefined);
  return now === undefined ? undefined : new Date(now * minute);
}
