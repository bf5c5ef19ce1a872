import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/*
 * What lies over the page (the menu, a dialog, a sheet) has an entry of the browser's history, so that Back closes it instead
 * of leaving the page. The entry is a copy of the page's own, marked with how many things are open; it is taken away again
 * when they are closed in another way. For the router nothing has changed, so it is not notified: steps between a page and its
 * marked copies are kept from it, and what it writes while a marked one is current leaves none of them behind.
 */

export interface Overlay {
  close: () => void;
  /** Whether an address tells of it already, so that the router itself sees it closed by Back. */
  hasAddress?: (() => boolean) | undefined;
}

type State = Record<string, unknown> & { opened?: number };
type Entry = Pick<RouterHistory['location'], 'href' | 'state'>;

/** How long what the router writes waits for a step in the history; a busy browser takes the step later. */
const longestStep = 1000;

/** Beneath whatever the router has put over them. */
const { pushState: push, replaceState: replace } = History.prototype;

/** What is open, the last opened last. */
const overlays: Overlay[] = [];
let router: { readonly location: Entry } | undefined;
/** The page's own entry, as it was when something was first opened over it. */
let pageEntry = '';
/** While the history takes a step, what the router writes waits. */
let isStepping = false;
let stepTimer: ReturnType<typeof setTimeout> | undefined;
/** A step took too long to wait for: asked for once more, it would be taken twice, and lead away from the page. */
let isLate = false;
/** The page that was left for another by a link in what was open over it. */
let leftEntry: { href: string; state: State } | undefined;

const stateNow = (): State => history.state ?? {};
const markedEntries = (): number => stateNow().opened ?? 0;
const neededEntries = (): number => overlays.filter(({ hasAddress }) => hasAddress?.() !== true).length;
const mark = ({ opened: _, ...state }: State, opened = 0): State => (opened === 0 ? state : { ...state, opened });
const written = (state: object): string => JSON.stringify(mark({ ...state }));

/**
 * Begins to keep the entries, and takes away those a page had when it was loaded again. Once for the one router of a page; a
 * router whose history is a memory's needs none. Returns the listener that must get every step before the router.
 */
export function watchHistory(its: AnyRouter | undefined): ((event: PopStateEvent) => void) | undefined {
  if (its === undefined || its.options.history !== undefined) return undefined;
  if (router !== undefined) return onStep;
  router = its.history;
  const { pushState, replaceState } = history;
  history.pushState = (state: State, unused, href) => {
    if (isStepping) leftEntry ??= { href: location.href, state: mark(stateNow()) };
    else if (markedEntries() === 0) pushState.call(history, mark(state), unused, href);
    else if (markedEntries() === 1 && written(stateNow()) === pageEntry) {
      // A link within what is open: its page takes the place of the marked entry.
      pageEntry = '';
      replace.call(history, mark(state), unused, href);
      setTimeout(syncEntries);
    } else {
      leftEntry = { href: location.href, state: mark(stateNow()) };
      step(-markedEntries());
    }
  };
  history.replaceState = (state: State, unused, href) => {
    if (isStepping) return;
    if (markedEntries() === 0) replaceState.call(history, mark(state), unused, href);
    else replace.call(history, mark(state, markedEntries()), unused, href);
  };
  syncEntries();
  return onStep;
}

/** For something that has opened over the page. Gives what to call once it is closed, in whichever way. */
export function addHistoryEntry(overlay: Overlay): () => void {
  overlays.push(overlay);
  setTimeout(syncEntries);
  return () => {
    const place = overlays.indexOf(overlay);
    if (place !== -1) overlays.splice(place, 1);
    // A link that closes what it stands in is followed first.
    setTimeout(syncEntries);
  };
}

/** As many marked entries as there are open things in need of one. */
function syncEntries(): void {
  if (isStepping || router === undefined) return;
  const wanted = neededEntries();
  if (markedEntries() > wanted) {
    if (!isLate) step(wanted - markedEntries());
    return;
  }
  if (markedEntries() === 0) pageEntry = written(stateNow());
  while (markedEntries() < wanted) push.call(history, mark(stateNow(), markedEntries() + 1), '');
}

function step(by: number): void {
  isStepping = true;
  stepTimer = setTimeout(() => {
    isLate = true;
    finishStep();
  }, longestStep);
  history.go(by);
}

/** The page may have got another address while something lay over it, or a link may have led away. */
function finishStep(): void {
  clearTimeout(stepTimer);
  isStepping = false;
  if (router === undefined) return;
  const { state, href } = router.location;
  const below = leftEntry ?? { state: { ...state }, href };
  if (written(below.state) !== written(stateNow())) {
    replace.call(history, mark(below.state, markedEntries()), '', below.href);
  }
  if (leftEntry !== undefined) push.call(history, mark({ ...state }), '', href);
  leftEntry = undefined;
  syncEntries();
}

function onStep(event: PopStateEvent): void {
  const opened = markedEntries();
  if (isStepping || isLate) {
    isLate = false;
    event.stopImmediatePropagation();
    finishStep();
  } else if (opened === 0 && overlays.length === 0) {
    // From page to page.
  } else if (isThisPage()) {
    event.stopImmediatePropagation();
    while (neededEntries() > opened) overlays.pop()?.close();
    finishStep();
  } else {
    // Another page, which is the router's business. What was open over it does not open again.
    for (const { close } of overlays.splice(0)) close();
    if (opened === 0) return;
    replace.call(history, mark(stateNow()), '');
    step(-opened);
  }
}

function isThisPage(): boolean {
  const here = written(stateNow());
  return (overlays.length > 0 && here === pageEntry) || here === written(router?.location.state ?? {});
}
