import { resolve } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import {
  backUpDeskStore,
  type DeskClock,
  type DeskMaintenance,
  getDeskUpkeep,
  trustDeskClock,
} from '#contract/desk/maintenance-endpoints.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import type { StoreBackups } from '#server/backup/store-backups.ts';
import { recordCount } from '#server/content/catalogue/record-count.ts';
import { leftToDo } from '#server/content/catalogue/records/left-to-do.ts';
import { mayPublish } from '#server/content/editing/may-publish.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import type { ProgramVersion } from '#server/desk/program-version.ts';
import { countRemovedSoon, soonDays } from '#server/enquiries/removed-soon.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import { countMails, newestFailure } from '#server/mail/find-mails.ts';
import { findClockMismatch, trustClock } from '#server/retention/clock-check.ts';
import { freeBytesOf } from '#server/store/free-space.ts';
import { scanStore } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

type Backing = Pick<
  DeskBacking,
  | 'store'
  | 'queue'
  | 'dataDir'
  | 'leastFreeBytes'
  | 'keepEnquiriesMonths'
  | 'mailbox'
  | 'catalogue'
  | 'contentReadAt'
  | 'content'
  | 'site'
> & { backups: StoreBackups; program: ProgramVersion };

/** How the server is, and what its keeper does about it. */
export function addMaintenanceDeskRoutes(route: DeskRoute, backing: Backing): void {
  const { store, queue, backups, dataDir, leastFreeBytes, keepEnquiriesMonths, program, catalogue } = backing;

  route(getDeskUpkeep, async (_, { now }) => {
    const stored = await scanStore(store, async (db) => ({
      removedSoon: await countRemovedSoon(db, keepEnquiriesMonths, now),
      clock: await clockOf(db, now),
      mails: await countMails(db),
      why: await newestFailure(db),
    }));
    return {
      backup: await backupOf(backups),
      disk: diskOf(resolve(dataDir), leastFreeBytes),
      program: { ...program, node: process.versions.node, store: store.kind },
      enquiries: { keptMonths: keepEnquiriesMonths, removedSoon: stored.removedSoon, soonDays },
      clock: stored.clock,
      content: {
        readAt: backing.contentReadAt().toISOString(),
        records: recordCount(catalogue()),
        isReadOnly: backing.content !== undefined && !(await mayPublish(backing.content.folder)),
        leftToDo: leftToDo(backing.site, catalogue()),
      },
      mails: { waiting: stored.mails.waiting, failed: stored.mails.failed, why: stored.why },
      mailbox: backing.mailbox?.() ?? null,
    };
  });

  route(backUpDeskStore, async (_, { staff, now }) => {
    const isNew = !backups.isRunning();
    const made = await backups.make(now).catch(throwAnswer);
    if (isNew) {
      const subject = { kind: 'upkeep', id: 'backup' } as const;
      const change = { subject, by: staff.email, at: now, what: 'backup', after: made };
      await queue.write((db) => recordChange(db, change));
    }
    return made;
  });

  route(trustDeskClock, (_, { staff, now }) => queue.write((db) => trust(db, { by: staff.email, at: now })));
}

async function trust(db: Transaction<Tables>, { by, at }: { by: string; at: Date }): Promise<DeskClock> {
  const mismatch = await findClockMismatch(db, at);
  await trustClock(db, at);
  if (mismatch !== undefined) {
    const subject = { kind: 'upkeep', id: 'clock' } as const;
    await recordChange(db, { subject, by, at, what: 'clock-trusted', before: mismatch });
  }
  return clockOf(db, at);
}

async function clockOf(db: Kysely<Tables>, now: Date): Promise<DeskClock> {
  const mismatch = await findClockMismatch(db, now);
  return {
    now: now.toISOString(),
    isDoubted: mismatch !== undefined,
    storeKnows: mismatch?.storeKnows ?? null,
  };
}

async function backupOf({ folder, isPossible, isRunning, last }: StoreBackups): Promise<DeskMaintenance['backup']> {
  const state = { isPossible, isRunning: isRunning(), folder };
  try {
    return { ...state, last: (await last()) ?? null, problem: null };
  } catch (error) {
    if (error instanceof BackupError) return { ...state, last: null, problem: error.message };
    throw error;
  }
}

function diskOf(folder: string, leastBytes: number): DeskMaintenance['disk'] {
  try {
    return { folder, freeBytes: freeBytesOf(folder), leastBytes };
  } catch {
    return null;
  }
}

/** A line that says what is wrong with the folder helps whoever may mend it. */
function throwAnswer(error: unknown): never {
  if (error instanceof BackupError) throw new ApiError('unavailable', error.message);
  throw error;
}
