import { openStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import { startThrowawayPostgres } from '#tests/support/store/throwaway-postgres.ts';

export interface StoreEngine {
  title: string;
  present: boolean;
  /** An empty store; at this place where the engine keeps it in files. */
  open(dataDir?: string): Promise<Store>;
  /** The settings of a process that opens the same store. */
  settings(dataDir: string): Record<string, string>;
}

export interface StoreEngines {
  engines: readonly StoreEngine[];
  stop(): void;
}

/** In an order in which no row loses what it refers to. */
const tables: (keyof Tables)[] = [
  'desk_changes',
  'outbox',
  'proposal_questions',
  'proposal_versions',
  'proposals',
  'enquiry_notes',
  'enquiry_replies',
  'enquiries',
  'newsletter_consents',
  'subscriptions',
  'spent_tokens',
  'rate_limits',
  'waiting_places',
  'seat_holds',
  'departure_seats',
  'example_bookings',
  'retention',
  'content_drafts',
  'content_versions',
  'desk_changes',
  'desk_sessions',
  'desk_verifications',
  'desk_users',
];

/** Both engines; PostgreSQL is a server of its own, shared by the tests of a file, and skipped where there is none. */
export async function startStoreEngines(): Promise<StoreEngines> {
  const postgres = await startThrowawayPostgres();
  return {
    engines: [
      {
        title: 'SQLite',
        present: true,
        open: (dataDir = ':memory:') => openStore({ dataDir }),
        settings: (dataDir) => ({ DATA_DIR: dataDir, DATABASE_URL: '' }),
      },
      {
        title: postgres === undefined ? 'PostgreSQL (skipped: no initdb and pg_ctl here)' : 'PostgreSQL',
        present: postgres !== undefined,
        async open() {
          const store = await openStore({ dataDir: ':memory:', databaseUrl: postgres?.url ?? '' });
          for (const table of tables) await store.db.deleteFrom(table).execute();
          return store;
        },
        settings: (dataDir) => ({ DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' }),
      },
    ],
    stop: () => postgres?.stop(),
  };
}
