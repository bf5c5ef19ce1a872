import { createContext, useContext } from 'react';
import { useStore } from '#platform/store.ts';

/** When the page's HTML was rendered, in milliseconds; undefined where the browser renders it from the start. */
export const RenderedAtContext = createContext<number | undefined>(undefined);

const hour = 60 * 60_000;

/** Nobody is told of a new hour: the next page shows it. */
const hours = { getSnapshot: () => Math.floor(Date.now() / hour) * hour, subscribe: () => () => {} };

/**
 * The time, to the hour: what day and month it is. While the browser hydrates a prerendered page it is the hour the page was
 * rendered in, so that both agree; right after that it is the visitor's.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAtContext);
  return new Date(useStore(hours, renderedAt ?? hours.getSnapshot()));
}
