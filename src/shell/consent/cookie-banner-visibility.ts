import { consent } from '#platform/consent/consent.ts';

/*
 * Whether the cookie banner is on screen: it comes by itself to those who have not chosen (B-165), and whenever it is
 * asked for from the footer or the privacy page.
 */

let isDue = false;
let isAsked = false;
let opener: HTMLElement | undefined;
const listeners = new Set<() => void>();

function set(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}

export const bannerVisibility = {
  isShown: (): boolean => isAsked || (isDue && consent.isUndecided()),
  /** Asked for by a press: it then takes the focus. */
  isAsked: (): boolean => isAsked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = consent.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
  /** The page has been there long enough. */
  becomeDue: (): void => set(() => (isDue = true)),
  /** As on a page that has just been loaded. */
  reset: (): void =>
    set(() => {
      isDue = false;
      isAsked = false;
    }),
  /** Put away after a choice; gives back what had opened it. */
  putAway(): HTMLElement | undefined {
    const openedBy = opener;
    opener = undefined;
    set(() => (isAsked = false));
    return openedBy;
  },
};

/** Shows the cookie choices again; `from` gets the focus back. */
export function openCookieSettings(from?: HTMLElement): void {
  opener = from;
  set(() => (isAsked = true));
}
