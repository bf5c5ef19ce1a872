import { sql } from 'kysely';
import { count, listed } from '#contract/words/count.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import { keepOfficeOf } from '#server/content/site/office-of.ts';
import { ContentError } from '#server/content-error.ts';
import { readEnv } from '#server/env.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import { outboxFolder } from '#server/mail/open-outbox.ts';
import { type Erasure, erase, findErasure } from '#server/operator-commands/erase.ts';
import { CommandError, eraseHelp, readEraseCommand } from '#server/operator-commands/erase-command.ts';
import { EnvError, withEnvFile } from '#server/settings/read-settings.ts';
import { askStore, openStore, type Store, StoreUnavailable } from '#server/store/open-store.ts';
import { waitForLocks } from '#server/store/sqlite-store.ts';

export interface CommandContext {
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  clock?: Clock;
}

/** Runs `npm run enquiries -- erase` and returns the exit code. What the staff can mend is printed in one line. */
export async function runEraseCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const command = readEraseCommand(args);
    context.out(command === undefined ? eraseHelp : await erased(command, context));
    return 0;
  } catch (error) {
    const isReportable =
      error instanceof CommandError ||
      error instanceof EnvError ||
      error instanceof ContentError ||
      error instanceof StoreUnavailable;
    if (!isReportable) throw error;
    context.err(`${error.message}\n`);
    return 1;
  }
}

type EraseCommand = NonNullable<ReturnType<typeof readEraseCommand>>;

async function erased(
  { target, yes }: EraseCommand,
  { env: given, clock = systemClock }: CommandContext,
): Promise<string> {
  const { dataDir, databaseUrl, site } = readEnv(withEnvFile(given));
  keepOfficeOf(site.operator);
  const store = await openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const found = await askStore(store, (db) => findErasure(db, target));
    const subjects = [...found.references, ...found.subscriptions, ...found.places];
    if (subjects.length === 0) return 'Nothing to erase.\n';
    if (!yes) return `Would erase ${counted(found)}. Add --yes to do it.\n`;
    await askStore(store, (db) => db.transaction().execute((transaction) => erase(transaction, found, clock())));
    // Older copies of the rows lie in SQLite's log until that is worked off.
    if (store.kind === 'sqlite') await askStore(store, checkpointLog);
    const files = await eraseMailFiles(outboxFolder(dataDir), subjects);
    return `Erased ${counted(found)}${files > 0 ? `, and ${count(files, 'mail')} in the outbox folder` : ''}. Backups keep them until they are replaced.\n`;
  } finally {
    await store.close();
  }
}

async function checkpointLog(db: Store['db']): Promise<void> {
  await waitForLocks(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

function counted({ references, subscriptions, places }: Erasure): string {
  return listed([
    count(references.length, 'enquiry', 'enquiries'),
    ...(places.length === 0 ? [] : [count(places.length, 'place on a waiting list', 'places on waiting lists')]),
    ...(subscriptions.length === 0 ? [] : ['the newsletter subscription']),
  ]);
}
