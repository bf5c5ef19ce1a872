import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { fieldsOf } from '#platform/fields-of.ts';
import { freshFor, savedFor } from '#platform/query-client.ts';

type SavedQuery = PersistedClient['clientState']['queries'][number];

/** What a visitor reads in a long week, about 2 MB: restoring more would be felt. */
export const mostSaved = 100;

/**
 * What is written to the disk when several tabs share it: of each answer the newest, whichever tab had it, so that no tab
 * erases what was read in another. A copy of another build, or one that is damaged, counts for nothing.
 */
export function mergeSaved(onDisk: unknown, own: PersistedClient, now = Date.now()): PersistedClient {
  const newest = new Map<string, SavedQuery>();
  for (const query of [...readSaved(onDisk, own.buster), ...own.clientState.queries]) {
    const other = newest.get(query.queryHash);
    if (other === undefined || ageOf(query, now) <= ageOf(other, now)) newest.set(query.queryHash, query);
  }
  return { ...own, clientState: { mutations: [], queries: worthKeeping([...newest.values()], now) } };
}

/** The newest answers of the last week. One from the future, after the clock was set back, counts as stale, not as new. */
export function worthKeeping(queries: readonly SavedQuery[], now = Date.now()): SavedQuery[] {
  return queries
    .map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now - ageOf(query, now) } }))
    .filter((query) => ageOf(query, now) < savedFor)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, mostSaved);
}

function ageOf({ state }: SavedQuery, now: number): number {
  return state.dataUpdatedAt > now ? freshFor : now - state.dataUpdatedAt;
}

function readSaved(onDisk: unknown, buster: string): SavedQuery[] {
  const saved = fieldsOf(onDisk);
  const { queries } = fieldsOf(saved.clientState);
  if (saved.buster !== buster || !Array.isArray(queries)) return [];
  return queries.filter(isSavedQuery);
}

function isSavedQuery(value: unknown): value is SavedQuery {
  const { queryHash, queryKey, state } = fieldsOf(value);
  const { dataUpdatedAt } = fieldsOf(state);
  return typeof queryHash === 'string' && Array.isArray(queryKey) && typeof dataUpdatedAt === 'number';
}
