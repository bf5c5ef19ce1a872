import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/*
 * What lies over the page (the menu, a dialog, a sheet) has an entry of the browser's history, so that Back closes it instead
 * of leaving the page. The entry is a copy of the page's own, marked with how many things are open; it is taken away again
 * when they are closed in another way. For the router nothing has changed, so it hears nothing: steps between a page and its
 * marked copies are kept from it, and what it writes while a marked one is current leaves none of them behind.
 */

export interface OverPage {
  close: () => void;
  /** Whether an address tells of it already, so that the router itself sees it closed by Back. */
  hasAddress?: (() => boolean) | undefined;
}

type State = Record<string, unknown> & { opened?: number };
type Entry = Pick<RouterHistory['location'], 'href' | 'state'>;

/** How long a browser may take for a step in its history before it counts as taken. */
const longestStep = 1000;

/** Beneath whatever the router has put over them. */
const { pushState: push, replaceState: replace } = History.prototype;

/** What is open, the last opened last. */
const open: OverPage[] = [];
let router: { readonly location: Entry } | undefined;
/** The page's own entry, as it was when something was first opened over it. */
let page = '';
/** While the history takes a step, what the router writes waits. */
let isStepping = false;
let stepTimer: ReturnType<typeof setTimeout> | undefined;
/** The page that was left for another by a link in what was open over it. */
let left: { href: string; state: State } | undefined;

const stateNow = (): State => history.state ?? {};
const depth = (): number => stateNow().opened ?? 0;
const needed = (): number => open.filter(({ hasAddress }) => hasAddress?.() !== true).length;
const mark = ({ opened: _, ...state }: State, opened = 0): State => (opened === 0 ? state : { ...state, opened });
const written = (state: object): string => JSON.stringify(mark({ ...state }));

/**
 * Begins to keep the entries, and takes away those a page had when it was loaded again. Once for the one router of a page; a
 * router whose history is a memory's needs none. Gives what is to hear of every step before the router does.
 */
export function watchBack(its: AnyRouter | undefined): ((event: PopStateEvent) => void) | undefined {
  if (its === undefined || its.options.history !== undefined) return undefined;
  if (router !== undefined) return onStep;
  router = its.history;
  const { pushState, replaceState } = history;
  history.pushState = (state: State, unused, href) => {
    if (isStepping) left ??= { href: location.href, state: mark(stateNow()) };
    else if (depth() === 0) pushState.call(history, mark(state), unused, href);
    else if (depth() === 1 && written(stateNow()) === page) {
      // A link within what is open: its page takes the place of the marked entry.
      page = '';
      replace.call(history, mark(state), unused, href);
      setTimeout(settle);
    } else {
      left = { href: location.href, state: mark(stateNow()) };
      step(-depth());
    }
  };
  history.replaceState = (state: State, unused, href) => {
    if (isStepping) return;
    if (depth() === 0) replaceState.call(history, mark(state), unused, href);
    else replace.call(history, mark(state, depth()), unused, href);
  };
  settle();
  return onStep;
}

/** Gives what to call once it is closed, in whichever way. */
export function lieOver(overPage: OverPage): () => void {
  open.push(overPage);
  setTimeout(settle);
  return () => {
    const place = open.indexOf(overPage);
    if (place !== -1) open.splice(place, 1);
    // A link that closes what it stands in is followed first.
    setTimeout(settle);
  };
}

/** As many marked entries as there are open things in need of one. */
function settle(): void {
  if (isStepping || router === undefined) return;
  const wanted = needed();
  if (depth() > wanted) {
    step(wanted - depth());
    return;
  }
  if (depth() === 0) page = written(stateNow());
  while (depth() < wanted) push.call(history, mark(stateNow(), depth() + 1), '');
}

function step(by: number): void {
  isStepping = true;
  stepTimer = setTimeout(land, longestStep);
  history.go(by);
}

/** The page may have got another address while something lay over it, or a link may have led away. */
function land(): void {
  clearTimeout(stepTimer);
  isStepping = false;
  if (router === undefined) return;
  const { state, href } = router.location;
  const below = left ?? { state: { ...state }, href };
  if (written(below.state) !== written(stateNow())) replace.call(history, mark(below.state, depth()), '', below.href);
  if (left !== undefined) push.call(history, mark({ ...state }), '', href);
  left = undefined;
  settle();
}

function onStep(event: PopStateEvent): void {
  const opened = depth();
  if (isStepping) {
    event.stopImmediatePropagation();
    land();
  } else if (opened === 0 && open.length === 0) {
    // From page to page.
  } else if (isThisPage()) {
    event.stopImmediatePropagation();
    while (needed() > opened) open.pop()?.close();
    land();
  } else {
    // Another page, which is the router's business. What was open over it does not open again.
    for (const { close } of open.splice(0)) close();
    if (opened === 0) return;
    replace.call(history, mark(stateNow()), '');
    step(-opened);
  }
}

function isThisPage(): boolean {
  const here = written(stateNow());
  return (open.length > 0 && here === page) || here === written(router?.location.state ?? {});
}
