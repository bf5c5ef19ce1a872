import type { EnqueuedTaskPromise } from 'meilisearch';

/** The catalogue could not be indexed; the message says which step failed and why. */
export class IndexingError extends Error {
  override name = 'IndexingError';
}

/**
 * Waits for a task to end well. Waiting alone does not tell: Meilisearch answers a failed task like any other.
 *
 * @throws IndexingError naming `step` when it failed or was cancelled.
 */
export async function finished(task: EnqueuedTaskPromise, step: string): Promise<void> {
  const { uid, status, error } = await task.waitTask();
  if (status === 'succeeded') return;
  const reason = error === null ? '' : `: ${error.message} (${error.code})`;
  throw new IndexingError(`${step} ${status} as task ${uid}${reason}`);
}
