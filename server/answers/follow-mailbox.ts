import type { Kysely } from 'kysely';
import { keepMail, type Ours } from '#server/answers/keep-mail.ts';
import { type Mailbox, nameOfMailbox } from '#server/answers/mailbox-settings.ts';
import { type MailboxThread, readInThread } from '#server/answers/mailbox-thread.ts';
import type { HowMuch, Position } from '#server/answers/read-mailbox.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** How the mailbox fares at this server. */
export interface MailboxState {
  name: string;
  /** When it was read to its end; null before. */
  readAt: string | null;
  /** Why it was not the last time, in words; null where it was. */
  problem: string | null;
  /** When it is tried again, where there is a problem. */
  nextAt: string | null;
}

export interface FollowedMailbox {
  state(): MailboxState;
  stop(): Promise<void>;
}

export interface FollowOptions {
  mailbox: Mailbox;
  ours: Ours;
  store: Store;
  queue: WriteQueue;
  clock: Clock;
  log: Log;
  /** How long after one check the next follows, in milliseconds. */
  pollMs?: number;
}

const longestPauseMs = 3_600_000;

/** What is read of a mail that was not survived so many times. */
const less: readonly HowMuch[] = ['all', 'head', 'nothing'];

/**
 * Looks into the mailbox each minute, and keeps what came about an enquiry. One that cannot be read is tried after twice the time,
 * at most after an hour. A mail over which the thread ends, or hangs, is read by its head at the next check, then left.
 */
export function followMailbox(options: FollowOptions): FollowedMailbox {
  const { mailbox, ours, store, queue, clock, log, pollMs = 60_000 } = options;
  const name = nameOfMailbox(mailbox);
  const state: MailboxState = { name, readAt: null, problem: null, nextAt: null };
  let stopped = false;
  let failures = 0;
  let stumble = { uid: 0, times: 0 };
  let thread: MailboxThread | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const known = await askStore(store, (db) => positionOf(db, name));
    if (stopped) return;
    let current: number | undefined;
    thread = readInThread(
      { mailbox, known },
      {
        async next(uid) {
          current = uid;
          const howMuch = less[uid === stumble.uid ? stumble.times : 0] ?? 'nothing';
          if (howMuch !== 'all') log.warn('a mail is not read whole', { mailbox: name, uid, read: howMuch });
          return howMuch;
        },
        async read(at, mail) {
          const position = { ...at, readAt: clock().toISOString() };
          await queue.write(async (db) => {
            if (mail !== undefined) await keepMail(db, mail, ours);
            await keepPosition(db, name, position);
          });
          current = undefined;
        },
      },
    );
    try {
      await thread.done;
    } catch (error) {
      if (current !== undefined) {
        stumble = { uid: current, times: current === stumble.uid ? stumble.times + 1 : 1 };
      }
      throw error;
    }
  }

  async function round(): Promise<void> {
    let pauseMs = pollMs;
    try {
      await check();
      failures = 0;
      Object.assign(state, { readAt: clock().toISOString(), problem: null, nextAt: null });
    } catch (error) {
      if (stopped) return;
      pauseMs = Math.min(longestPauseMs, pollMs * 2 ** failures);
      failures = Math.min(failures + 1, 20);
      const problem = error instanceof Error ? error.message : String(error);
      Object.assign(state, { problem, nextAt: new Date(clock().getTime() + pauseMs).toISOString() });
      log.warn('the mailbox was not read', { mailbox: name, reason: problem });
    }
    if (stopped) return;
    timer = setTimeout(begin, pauseMs);
    timer.unref();
  }

  let running: Promise<void> | undefined;
  function begin(): void {
    running = round();
  }

  begin();
  return {
    state: () => ({ ...state }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await thread?.stop();
      await running;
    },
  };
}

/** How far the mailbox of this name was read; undefined before. Throws what the engine threw. */
async function positionOf(db: Kysely<Tables>, mailbox: string): Promise<Position | undefined> {
  const row = await db.selectFrom('mailboxes').selectAll().where('mailbox', '=', mailbox).executeTakeFirst();
  return row && { uidValidity: row.uid_validity, lastUid: row.last_uid, readAt: row.read_at };
}

/** Throws what the engine threw. */
async function keepPosition(db: Kysely<Tables>, mailbox: string, position: Position): Promise<void> {
  const row = { uid_validity: position.uidValidity, last_uid: position.lastUid, read_at: position.readAt };
  await db
    .insertInto('mailboxes')
    .values({ mailbox, ...row })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(row))
    .execute();
}
