import type { TestProject } from 'vitest/node';
import { startThrowawayPostgres } from '#tests/support/store/throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where none is installed, or none is wanted. */
    postgresUrl: string | undefined;
  }
}

/** One PostgreSQL for all files of a run: starting one for each took a minute in all. */
export async function setup(project: TestProject): Promise<() => void> {
  // `npm test` shows the store on SQLite.
  const postgres = process.env.TESTS === 'promises' ? undefined : await startThrowawayPostgres();
  project.provide('postgresUrl', postgres?.url);
  return () => postgres?.stop();
}
