import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { keepOffice } from '#contract/office.ts';
import { count, listed } from '#contract/words/count.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import { ContentError } from '#server/content-error.ts';
import { type Env, readEnv } from '#server/env.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import { outboxFolder } from '#server/mail/open-outbox.ts';
import { retryGivenUp } from '#server/mail/retry-mails.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import { CommandError, type EnquiriesCommand, readCommand } from '#server/operator-commands/enquiries-command.ts';
import { enquiriesHelp } from '#server/operator-commands/enquiries-help.ts';
import { enquiryTable } from '#server/operator-commands/enquiry-table.ts';
import { type Erasure, erase, findErasure } from '#server/operator-commands/erase.ts';
import { findEnquiries } from '#server/operator-commands/find-enquiries.ts';
import { retentionLine } from '#server/operator-commands/retention-line.ts';
import { enquiryInFull, enquiryLines } from '#server/operator-commands/show-enquiries.ts';
import { subscriberTable } from '#server/operator-commands/subscriber-table.ts';
import { findUndeliveredNewsletterMails } from '#server/operator-commands/undelivered-newsletter-mails.ts';
import { trustClock } from '#server/retention/clock-check.ts';
import { openSecret } from '#server/secret/open-secret.ts';
import { withEnvFile } from '#server/settings/env-file.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { officeOf } from '#server/site/office-of.ts';
import { askStore, openStore, type Store } from '#server/store/open-store.ts';
import { waitForLocks } from '#server/store/sqlite-store.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';

export interface CommandContext {
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  clock?: Clock;
}

/** Runs one `npm run enquiries` command and returns the exit code. What the staff can mend is printed in one line. */
export async function runEnquiriesCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const command = readCommand(args);
    context.out(command.name === 'help' ? enquiriesHelp : await run(command, context));
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

type StoreCommand = Exclude<EnquiriesCommand, { name: 'help' }>;

interface OpenedStore {
  store: Store;
  env: Env;
  now: Date;
}

async function run(command: StoreCommand, { env: given, clock = systemClock }: CommandContext): Promise<string> {
  const env = readEnv(withEnvFile(given));
  keepOffice(officeOf(env.site.operator));
  const { dataDir, databaseUrl } = env;
  const store = await openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    return await answer(command, { store, env, now: clock() });
  } finally {
    await store.close();
  }
}

async function answer(command: StoreCommand, opened: OpenedStore): Promise<string> {
  const { store, env, now } = opened;
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
      if (enquiry === undefined) throw new CommandError(`There is no enquiry ${command.reference}`);
      return enquiryInFull(enquiry, env.enquiries.operator);
    }
    case 'export':
      return exported(command, opened);
    case 'erase':
      return erased(command, opened);
    case 'retention':
      if (command.clockIsRight) await askStore(store, (db) => trustClock(db, now));
      return askStore(store, (db) => retentionLine(db, env.keepEnquiriesMonths, now));
    case 'retry': {
      const again = await askStore(store, (db) => retryGivenUp(db, { subjectId: command.reference }, now));
      return again === 0
        ? 'No mail was given up.\n'
        : `${count(again, 'mail')} will be sent again within seconds while the server runs.\n`;
    }
  }
}

async function exported(
  command: Extract<EnquiriesCommand, { name: 'export' }>,
  { store, env }: OpenedStore,
): Promise<string> {
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
    throw new CommandError(`--out: ${command.out} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  return `Written to ${command.out}\n`;
}

function newsletterOf({ enquiries: settings, dataDir }: Env) {
  return { settings, tokens: createNewsletterTokens(openSecret(settings, dataDir)) };
}

async function erased(
  command: Extract<EnquiriesCommand, { name: 'erase' }>,
  { store, env, now }: OpenedStore,
): Promise<string> {
  const found = await askStore(store, (db) => findErasure(db, command.target));
  const subjects = [...found.references, ...found.subscriptions, ...found.places];
  if (subjects.length === 0) return 'Nothing to erase.\n';
  if (!command.yes) return `Would erase ${counted(found)}. Add --yes to do it.\n`;
  await askStore(store, (db) => db.transaction().execute((transaction) => erase(transaction, found, now)));
  // Older copies of the rows lie in SQLite's log until that is worked off.
  if (store.kind === 'sqlite') await askStore(store, checkpointLog);
  const files = await eraseMailFiles(outboxFolder(env.dataDir), subjects);
  return `Erased ${counted(found)}${files > 0 ? `, and ${count(files, 'mail')} in the outbox folder` : ''}. Backups keep them until they are replaced.\n`;
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
