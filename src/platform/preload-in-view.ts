import { isVerySlow, savesData } from '#platform/browser/connection.ts';
import { onFirstTouch } from '#platform/browser/first-touch.ts';

/** How long a link must have stood on the screen before its page is fetched, in milliseconds. */
export const stillness = 300;

/** Visitors who save data, and those on a very slow line, are sent nothing ahead. */
export function isPreloadingWelcome(): boolean {
  return !import.meta.env.SSR && !savesData() && !isVerySlow();
}

/**
 * For a link that is likely to be pressed wherever it shows: the router fetches its page, code and answers, once it has stood on the
 * screen, so that a press waits for neither.
 */
export function preloadInView() {
  return isPreloadingWelcome() ? ({ preload: 'viewport', preloadDelay: stillness } as const) : {};
}

/** The pages that are still to be fetched ahead, one after the other; none for a visitor who only reads. */
let turn: Promise<unknown> = import.meta.env.SSR ? Promise.resolve() : new Promise<void>(onFirstTouch);

/** Fetches a page ahead when those before it are there, so that what a visitor asks for meanwhile has the line to itself but for one. */
export function preloadInTurn(preload: () => Promise<unknown>): void {
  // What cannot be had is asked for again by the press, which says so.
  turn = turn.then(preload).catch(() => {});
}
