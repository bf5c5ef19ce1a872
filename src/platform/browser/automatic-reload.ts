import { parsedJson } from '#contract/parsed-json.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/*
 * The one owner of every reload nobody has pressed a button for: the 500 page's countdown, a page's code that is gone
 * after a deploy or was out of reach until now, an unusable worker in development. They share one budget, so that no fault can reload for ever.
 */

export type ReloadReason = 'server-error' | 'missing-code' | 'network-back' | 'unusable-worker';

export interface PastReload {
  reason: ReloadReason;
  /** The build that was running. */
  build: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Within this time a visit reloads itself no more than this often, whatever the reasons. */
export const reloadWindow = 10 * 60_000;
export const mostReloads = 3;

/** How often each reason may come up for one build in a visit; the shared budget limits the others. */
const mostPerBuild: Partial<Record<ReloadReason, number>> = { 'missing-code': 1, 'unusable-worker': 1 };

/** Whether one more reload is within the budget. A clock that was set back does not make reloads forgotten. */
export function isWithinBudget(
  past: readonly PastReload[],
  { reason, build, at }: PastReload,
  /** What to say when nothing could be remembered. */
): boolean {
  const recent = past.filter((reload) => at - reload.at < reloadWindow);
  const same = past.filter((reload) => reload.reason === reason && reload.build === build);
  return recent.length < mostReloads && same.length < (mostPerBuild[reason] ?? Number.POSITIVE_INFINITY);
}

/** How often this visit has reloaded itself lately for a reason. */
export function recentReloads(reason: ReloadReason): number {
  const now = Date.now();
  return readPast()?.filter((past) => past.reason === reason && now - past.at < reloadWindow).length ?? 0;
}

export function mayReload(reason: ReloadReason): boolean {
  const past = readPast();
  // Nothing can be remembered: a page that came from a reload has had its one.
  if (past === undefined) return !isReloaded();
  return isWithinBudget(past, { reason, build: __BUILD_ID__, at: Date.now() });
}

/** Reloads the page if the budget allows. Gives whether it does; the caller shows something else when not. */
export function reloadAutomatically(reason: ReloadReason): boolean {
  if (!mayReload(reason)) return false;
  const past = readPast() ?? [];
  const isRemembered = writePast([...past, { reason, build: __BUILD_ID__, at: Date.now() }].slice(-10));
  if (!isRemembered && isReloaded()) return false;
  location.reload();
  return true;
}

const key = 'automaticReloads';

/** Undefined where storage is blocked; what is damaged counts as nothing. */
function readPast(): PastReload[] | undefined {
  try {
    const past = parsedJson(sessionStorage.getItem(key));
    return Array.isArray(past) ? past.filter(isPastReload) : [];
  } catch {
    return undefined;
  }
}

function writePast(past: readonly PastReload[]): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(past));
    return true;
  } catch {
    return false;
  }
}

function isPastReload(value: unknown): value is PastReload {
  const { reason, build, at } = fieldsOf(value);
  return typeof reason === 'string' && typeof build === 'string' && typeof at === 'number';
}

/** Whether this page came from a reload, also one by hand. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || entry.type === 'reload';
}
