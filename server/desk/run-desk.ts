import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type Clock, systemClock } from '#server/clock.ts';
import { type DeskCommand, DeskError, readCommand } from '#server/desk/desk-command.ts';
import { deskHelp } from '#server/desk/desk-help.ts';
import { enquiryTable } from '#server/desk/enquiry-table.ts';
import { type Erasure, erase, findErasure } from '#server/desk/erase.ts';
import { findEnquiries } from '#server/desk/find-enquiries.ts';
import { findUndeliveredNewsletterMails } from '#server/desk/newsletter-mails.ts';
import { retentionLine } from '#server/desk/retention-line.ts';
import { retryGivenUp } from '#server/desk/retry.ts';
import { enquiryInFull, enquiryLines } from '#server/desk/show-enquiries.ts';
import { subscriberTable } from '#server/desk/subscriber-table.ts';
import { type Env, readEnv } from '#server/env.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import { outboxFolder } from '#server/mail/open-outbox.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import { vouchForClock } from '#server/retention/believed-clock.ts';
import { openSecret } from '#server/secret/kept-secret.ts';
import { readEnvFile } from '#server/settings/env-file.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { askStore, openStore, type Store } from '#server/store/open-store.ts';
import { waitInPlace } from '#server/store/sqlite-store.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';

export interface DeskSurroundings {
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  clock?: Clock;
}

/** Runs one command of the staff's; gives the exit code. What they can mend is said in one line. */
export async function runDesk(args: readonly string[], around: DeskSurroundings): Promise<number> {
  try {
    const command = readCommand(args);
    around.out(command.name === 'help' ? deskHelp : await run(command, around));
    return 0;
  } catch (error) {
    if (!(error instanceof DeskError || error instanceof EnvError || error instanceof StoreUnavailable)) throw error;
    around.err(`${error.message}\n`);
    return 1;
  }
}

type StoreCommand = Exclude<DeskCommand, { name: 'help' }>;

interface Desk {
  store: Store;
  env: Env;
  now: Date;
}

async function run(command: StoreCommand, { env: given, clock = systemClock }: DeskSurroundings): Promise<string> {
  const env = readEnv({ ...readEnvFile(), ...given });
  const { dataDir, databaseUrl } = env;
  const store = await openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    return await answer(command, { store, env, now: clock() });
  } finally {
    await store.close();
  }
}

async function answer(command: StoreCommand, desk: Desk): Promise<string> {
  const { store, env, now } = desk;
  switch (command.name) {
    case 'list': {
      const found = await askStore(store, (db) => findEnquiries(db, command));
      if (!command.undelivered) return enquiryLines(found);
      const undelivered = found.filter(({ mails }) => mails.some(({ state }) => state !== 'sent'));
      // Who asks for one kind of enquiry does not ask for the newsletter.
      const newsletter =
        command.kind === undefined
          ? await askStore(store, (db) => findUndeliveredNewsletterMails(db, command.span))
          : [];
      return enquiryLines(undelivered, newsletter);
    }
    case 'show': {
      const [enquiry] = await askStore(store, (db) => findEnquiries(db, { reference: command.reference }));
      if (enquiry === undefined) throw new DeskError(`There is no enquiry ${command.reference}`);
      return enquiryInFull(enquiry, env.enquiries.operator);
    }
    case 'export':
      return exported(command, desk);
    case 'erase':
      return erased(command, desk);
    case 'retention':
      if (command.clockIsRight) await askStore(store, (db) => vouchForClock(db, now));
      return askStore(store, (db) => retentionLine(db, env.keepEnquiriesMonths, now));
    case 'retry': {
      const count = await askStore(store, (db) => retryGivenUp(db, command.reference, now));
      return count === 0
        ? 'No mail was given up.\n'
        : `${mails(count)} will be sent again within seconds while the server runs.\n`;
    }
  }
}

async function exported(command: Extract<DeskCommand, { name: 'export' }>, { store, env }: Desk): Promise<string> {
  const { settings, tokens } = newsletterOf(env);
  const table = await askStore(store, async (db) =>
    command.subscribers
      ? subscriberTable(db, { operator: settings.operator, tokens })
      : enquiryTable(await findEnquiries(db, command)),
  );
  if (command.out === undefined) return table;
  try {
    writeFileSync(command.out, table, { mode: 0o600 });
  } catch (error) {
    throw new DeskError(`--out: ${command.out} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  return `Written to ${command.out}\n`;
}

function newsletterOf({ enquiries: settings, dataDir }: Env) {
  return { settings, tokens: createNewsletterTokens(openSecret(settings, dataDir)) };
}

async function erased(command: Extract<DeskCommand, { name: 'erase' }>, { store, env, now }: Desk): Promise<string> {
  const found = await askStore(store, (db) => findErasure(db, command.target));
  if (found.references.length + found.subscriptions.length === 0) return 'Nothing to erase.\n';
  if (!command.yes) return `Would erase ${counted(found)}. Add --yes to do it.\n`;
  await askStore(store, (db) => db.transaction().execute((transaction) => erase(transaction, found, now)));
  // Older copies of the rows lie in SQLite's log until that is worked off.
  if (store.kind === 'sqlite') await askStore(store, workOffLog);
  const files = await eraseMailFiles(outboxFolder(env.dataDir), [...found.references, ...found.subscriptions]);
  return `Erased ${counted(found)}${files > 0 ? `, and ${mails(files)} in the outbox folder` : ''}. Backups keep them until they are replaced.\n`;
}

async function workOffLog(db: Store['db']): Promise<void> {
  await waitInPlace(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

function counted({ references, subscriptions }: Erasure): string {
  const enquiries = references.length === 1 ? '1 enquiry' : `${references.length} enquiries`;
  return subscriptions.length === 0 ? enquiries : `${enquiries} and the newsletter subscription`;
}

function mails(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`;
}
