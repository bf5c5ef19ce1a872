import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { AppError } from '#platform/api/app-error.ts';

export type EnsureOptions<Data = unknown> = Pick<
  QueryExecuteOptions<Data, Error, Data, Data, QueryKey>,
  'queryKey' | 'queryFn' | 'meta'
>;

type Restore = (queryClient: QueryClient, queryKey: QueryKey) => Promise<void>;

const restorers = new WeakMap<QueryClient, Restore>();

/** Says how an answer comes into the cache that is on this device and not in the cache (src/offline). */
export function restoreBy(queryClient: QueryClient, restore: Restore): void {
  restorers.set(queryClient, restore);
}

/**
 * Puts a page's data into the cache before the page renders. What is cached, or on this device, is used whatever its age: the page
 * shows it at once and refreshes behind (B-80). Saved data of another shape is dropped and asked for again.
 */
export async function ensureData<Data>(queryClient: QueryClient, options: EnsureOptions<Data>): Promise<Data> {
  const { queryKey } = options;
  if (queryClient.getQueryData(queryKey) === undefined) {
    await restorers
      .get(queryClient)?.(queryClient, queryKey)
      .catch(() => {});
  }
  await dropIfBroken(queryClient, options);
  return queryClient.query({ ...options, staleTime: 'static' });
}

/** Like `ensureData`, for the record a page is about: an unknown one is the 404 page, with the server's close matches. */
export async function ensureRecord<Data extends object>(
  queryClient: QueryClient,
  options: EnsureOptions<Data>,
): Promise<Data> {
  try {
    return await ensureData(queryClient, options);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'NOT_FOUND_ERROR') {
      throw notFound({ data: { closeMatches: error.details.closeMatches ?? [] } });
    }
    throw error;
  }
}

const checked = new WeakSet<object>();

/** For answers of this very build, whose shape needs no looking at. */
export function markValidated(data: unknown): void {
  if (typeof data === 'object' && data !== null) checked.add(data);
}

async function dropIfBroken(queryClient: QueryClient, { queryKey, meta }: EnsureOptions<unknown>): Promise<void> {
  const data = queryClient.getQueryData(queryKey);
  if (typeof data !== 'object' || data === null || checked.has(data)) return;
  checked.add(data);
  // Where nobody can look, out of reach of the code for it, the page shows what there is.
  const isValidated = (await meta?.isValidated?.(data).catch(() => true)) ?? true;
  if (!isValidated) queryClient.removeQueries({ queryKey, exact: true });
}
