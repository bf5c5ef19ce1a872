import { consent } from '#platform/consent/consent.ts';
import { createStore } from '#platform/store.ts';

/*
 * Whether the cookie banner is on screen: it comes by itself to those who have not chosen (B-165), and whenever it is
 * asked for from the footer or the privacy page.
 */

let isDue = false;
let isAsked = false;
let opener: HTMLElement | undefined;
const { subscribe, notify } = createStore(undefined, consent.subscribe);

function set(change: () => void): void {
  change();
  notify();
}

export const bannerVisibility = {
  /** Whether it is on screen. */
  getSnapshot: (): boolean => isAsked || (isDue && consent.isUndecided()),
  subscribe,
  /** Asked for by a press: it then takes the focus. */
  isAsked: (): boolean => isAsked,
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
