import { createContext, useContext, useSyncExternalStore } from 'react';

/** When the page's HTML was rendered, in milliseconds; undefined where the browser renders it from the start. */
export const RenderedAtContext = createContext<number | undefined>(undefined);

const hour = 60 * 60_000;

const thisHour = () => Math.floor(Date.now() / hour) * hour;
const never = () => () => {};

/**
 * The time, to the hour: what day and month it is. While the browser takes over a prerendered page it is the hour the page was
 * rendered in, so that both agree; right after that it is the visitor's.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAtContext);
  return new Date(useSyncExternalStore(never, thisHour, () => renderedAt ?? thisHour()));
}
