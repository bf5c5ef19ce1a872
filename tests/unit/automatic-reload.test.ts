import { beforeEach, expect, test, vi } from 'vitest';
import {
  isWithinBudget,
  mayReload,
  mostReloads,
  type PastReload,
  reloadAutomatically,
  reloadWindow,
} from '#platform/browser/automatic-reload.ts';

const now = 1_800_000_000_000;
const reload = (reason: PastReload['reason'], ago = 0, build = 'a'): PastReload => ({ reason, build, at: now - ago });

/** The page's own way of reloading, counted. */
let reloads = 0;
let cameFrom: 'navigate' | 'reload' = 'navigate';

beforeEach(() => {
  reloads = 0;
  cameFrom = 'navigate';
  vi.spyOn(location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type: cameFrom } as never]);
});

test('all reasons share one budget', () => {
  const past = [reload('server-error', 2000), reload('missing-code', 1000), reload('unusable-worker')];
  expect(past).toHaveLength(mostReloads);
  expect(isWithinBudget(past, reload('server-error'))).toBe(false);
  expect(isWithinBudget(past.slice(1), reload('server-error'))).toBe(true);
});

test('missing code reloads once for each build, however long ago', () => {
  const past = [reload('missing-code', reloadWindow * 5)];
  expect(isWithinBudget(past, reload('missing-code'))).toBe(false);
  expect(isWithinBudget(past, reload('missing-code', 0, 'b'))).toBe(true);
});

test('after a quiet while there is a budget again, and a clock set back forgets nothing', () => {
  const long = Array.from({ length: mostReloads }, () => reload('server-error', reloadWindow));
  expect(isWithinBudget(long, reload('server-error'))).toBe(true);
  const ahead = Array.from({ length: mostReloads }, () => reload('server-error', -24 * 3_600_000));
  expect(isWithinBudget(ahead, reload('server-error'))).toBe(false);
});

test('a page that fails for ever reloads itself three times and then leaves it to the visitor', () => {
  for (let load = 0; load < 20; load += 1) reloadAutomatically('server-error');
  expect(reloads).toBe(mostReloads);
  expect(mayReload('server-error')).toBe(false);
});

test.each(['{', 'null', '7', '[{"reason":1}]', '{"__proto__":[]}'])('damaged memory %s is no memory', (stored) => {
  sessionStorage.setItem('automaticReloads', stored);
  expect(reloadAutomatically('missing-code')).toBe(true);
  expect(reloadAutomatically('missing-code')).toBe(false);
});

test('with storage blocked, a page that came from a reload does not reload itself again (B-70)', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(reloadAutomatically('missing-code')).toBe(true);
  cameFrom = 'reload';
  expect(reloadAutomatically('missing-code')).toBe(false);
  expect(reloadAutomatically('server-error')).toBe(false);
  expect(reloads).toBe(1);
  vi.unstubAllGlobals();
});
