import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { AppError } from '#platform/api/app-error.ts';
import { readStored } from '#platform/browser/storage.ts';

export type EnsureOptions<Data = unknown> = Pick<
  QueryExecuteOptions<Data, Error, Data, Data, QueryKey>,
  'queryKey' | 'queryFn' | 'meta'
>;

/**
 * Puts a page's data into the cache before the page renders. What is cached is used whatever its age: the page shows it
 * at once and refreshes behind (B-80). Saved data of another shape is dropped and asked for again. Whoever has taken pages along is
 * shown those where the API is out of reach.
 */
export async function ensureData<Data>(queryClient: QueryClient, options: EnsureOptions<Data>): Promise<Data> {
  await dropIfBroken(queryClient, options);
  const ask = () => queryClient.query({ ...options, staleTime: 'static' });
  if (readStored('takenAlong') === null || queryClient.getQueryData(options.queryKey) !== undefined) return ask();
  const along = await import('#platform/along/kept-answers.ts').catch(() => undefined);
  return along === undefined ? ask() : along.ensureKept(queryClient, options, ask);
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
export function countAsIntact(data: unknown): void {
  if (typeof data === 'object' && data !== null) checked.add(data);
}

async function dropIfBroken(queryClient: QueryClient, { queryKey, meta }: EnsureOptions<unknown>): Promise<void> {
  const data = queryClient.getQueryData(queryKey);
  if (typeof data !== 'object' || data === null || checked.has(data)) return;
  checked.add(data);
  // Where nobody can look, out of reach of the code for it, the page shows what there is.
  const isIntact = (await meta?.isIntact?.(data).catch(() => true)) ?? true;
  if (!isIntact) queryClient.removeQueries({ queryKey, exact: true });
}
