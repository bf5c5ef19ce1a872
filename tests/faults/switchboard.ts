import type * as playwright from '@playwright/test';
import type { ApiFault } from '#tests/faults/api-faults.ts';

/** Between the site and its API: answers as a fault wants it, or lets through. */
export interface Switchboard {
  arm(fault: ApiFault): void;
  /** The API is well again; what has no answer yet is cut off. */
  lift(): void;
  /** Requests the fault has met. */
  hits(): number;
  /** Requests that are being answered. */
  pending(): number;
  /** Lets answers through that were to come late, and all that follow them. */
  release(): void;
}

export async function openSwitchboard(context: playwright.BrowserContext): Promise<Switchboard> {
  let armed: ApiFault | undefined;
  let hits = 0;
  let pending = 0;
  let held: (() => Promise<void>)[] = [];
  let isReleased = false;
  const met = new Map<string, number>();

  async function answer(route: playwright.Route, fault: ApiFault, nth: number): Promise<void> {
    if (fault.after !== undefined && !isReleased) {
      held.push(async () => fault.answer(route, nth));
      return;
    }
    const answering = fault.answer(route, nth);
    if (answering === undefined) held.push(() => route.abort());
    else await counted(answering);
  }

  async function counted(answering: Promise<void>): Promise<void> {
    pending += 1;
    try {
      await answering;
    } finally {
      pending -= 1;
    }
  }

  await context.route('**/api/**', async (route) => {
    // A page that has gone wants no answer any more.
    const gone = () => {};
    if (armed === undefined) return route.continue().catch(gone);
    const { pathname } = new URL(route.request().url());
    const nth = (met.get(pathname) ?? 0) + 1;
    met.set(pathname, nth);
    hits += 1;
    await answer(route, armed, nth).catch(gone);
  });

  function release(): void {
    isReleased = true;
    for (const let_ of held) void counted(let_()).catch(() => {});
    held = [];
  }

  return {
    arm(fault) {
      armed = fault;
      hits = 0;
      isReleased = false;
      met.clear();
    },
    lift() {
      armed = undefined;
      release();
    },
    hits: () => hits,
    pending: () => pending,
    release,
  };
}
