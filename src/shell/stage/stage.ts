import type { AnyRouteMatch } from '@tanstack/react-router';

/** A page in `main`. The router holds one match of a route, so two pages that stand there are of different routes. */
export interface Page {
  key: number;
  routeId: string;
}

let pagesSoFar = 0;

export function newPage(routeId: string): Page {
  pagesSoFar += 1;
  return { key: pagesSoFar, routeId };
}

interface Staged {
  /** Rendered, and not asked for yet. */
  ahead?: Page;
  /** Shown with the press that asked for it; until the router has heard of it and arrived, it is at the route `from`. */
  pressed?: { page: Page; from: string | undefined; hasArrived: boolean };
}

type Matches = readonly Pick<AnyRouteMatch, 'routeId' | '_notFound'>[];

/** The route whose page the router shows; none where an address has no page, since the 404 page is the root's. */
export function routeOf([root, leaf]: Matches): string | undefined {
  return root?._notFound ? undefined : leaf?.routeId;
}

/** Which pages there are beside the one the router is at. */
export function createStage() {
  const listeners = new Set<() => void>();
  let staged: Staged = {};

  function become(next: Staged): void {
    staged = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => staged,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setAhead(ahead: Page | undefined): void {
      if (ahead === staged.ahead) return;
      const { pressed } = staged;
      become({ ...(pressed && { pressed }), ...(ahead && { ahead }) });
    },
    /** Shows the page that was rendered ahead, while the router is still `from` another. */
    press(page: Page, from: string | undefined): void {
      become({ pressed: { page, from, hasArrived: false } });
    },
    /** The router has come to a page: the one that was pressed, or another in its place. */
    arrive(routeId: string | undefined): void {
      const { pressed } = staged;
      if (pressed === undefined) return;
      if (pressed.page.routeId === routeId) pressed.hasArrived = true;
      else become({ ...(staged.ahead && { ahead: staged.ahead }) });
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

/** The page that is seen: the one the router would show, or the one that was pressed in its place. */
export function shownPage({ pressed }: Staged, own: Page | undefined): Page | undefined {
  if (pressed === undefined) return own;
  const { page, from, hasArrived } = pressed;
  const isOnItsWay = !hasArrived && own?.routeId === from;
  return isOnItsWay || own?.routeId === page.routeId ? page : own;
}
