import { hashKey, type QueryClient } from '@tanstack/react-query';
import { keptAnswer } from '#platform/along/kept-pages.ts';
import { AppError } from '#platform/api/app-error.ts';
import type { EnsureOptions } from '#platform/ensure-data.ts';

/** A line slower than this is no line to somebody who has the answer with them. */
const patienceMs = 4000;

/**
 * The API's answer; where that is out of reach the one that was taken along, as old as it is, so that the page says its age and
 * asks again behind. `ask` is what is done for an answer that was not taken along.
 */
export async function ensureKept<Data>(
  queryClient: QueryClient,
  options: EnsureOptions<Data>,
  ask: () => Promise<Data>,
): Promise<Data> {
  const { queryKey, meta } = options;
  const kept = await keptAnswer(hashKey(queryKey));
  if (kept === undefined) return ask();
  const isIntact = (await meta?.isIntact?.(kept.data).catch(() => true)) ?? true;
  if (!isIntact) return ask();

  const asked = queryClient.query({ ...options, staleTime: 'static', retry: false });
  try {
    return await withinPatience(asked);
  } catch (error) {
    if (error instanceof AppError && !isOutOfReach(error)) throw error;
    asked.catch(() => {});
    // Not over an answer that came meanwhile.
    const now = queryClient.getQueryData<Data>(queryKey);
    if (now !== undefined) return now;
    queryClient.setQueryData(queryKey, kept.data as never, { updatedAt: kept.at });
    return kept.data as Data;
  }
}

function withinPatience<Data>(asked: Promise<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Nothing came.')), navigator.onLine ? patienceMs : 0);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A gateway in front of a server that is away answers too. */
function isOutOfReach({ kind, details }: AppError): boolean {
  return kind === 'NETWORK_ERROR' || kind === 'TIMEOUT_ERROR' || (details.status ?? 0) >= 500;
}
