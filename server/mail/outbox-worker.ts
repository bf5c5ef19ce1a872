import { setTimeout as wait } from 'node:timers/promises';
import { formatMoment } from '#contract/words/days.ts';
import type { Clock } from '#server/clock.ts';
import { placeOf, reasonOf } from '#server/error-parts.ts';
import type { Log } from '#server/log.ts';
import { DeliveryError, type Mail, type MailTransport, MailWaits } from '#server/mail/mail.ts';
import { type ClaimedMail, claimDue, markFailed, markSent, release } from '#server/mail/outbox.ts';
import { lastTryAt, mostAttempts, retryAt } from '#server/mail/retry-schedule.ts';
import { type Store, StoreUnavailable } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

export interface OutboxWorker {
  /** Says that there may be something to send. */
  wake(): void;
  /** Resolves when nothing is due. */
  idle(): Promise<void>;
  /** Finishes the deliveries that are under way and gives back what was only claimed. */
  stop(): Promise<void>;
}

export interface OutboxWorkerOptions {
  store: Store;
  queue: WriteQueue;
  transport: MailTransport;
  clock: Clock;
  log: Log;
  /** Writes the mail; undefined when what it is about was erased meanwhile. */
  compose(claimed: ClaimedMail): Promise<Mail | undefined>;
  /** How often to look for mails whose time has come, in milliseconds. */
  pollMs?: number;
}

/** Mails claimed together; so many are delivered at the same time. */
const atOnce = 16;

/** A pause between rounds, in milliseconds: visitors who are sending come before mails. */
const pauseMs = 50;

/** How long deliveries may take once the server was told to stop. */
const shutdownMs = 10_000;

/** Delivers what the outbox holds, oldest first, whenever there is something and the server is not told to stop. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { store, queue, transport, clock, log, compose, pollMs = 1000 } = options;
  let stopped = false;
  let again = false;
  let round: Promise<void> | undefined;
  /** Mails that were sent but could not be marked as sent in the store: they are never sent again. */
  const unmarked = new Set<string>();

  async function deliverAll(): Promise<void> {
    do {
      if (again) await wait(pauseMs);
      again = false;
      await Promise.all([...unmarked].map(noteSent));
      const lease = { now: clock(), leaseMs: transport.leaseMs, most: atOnce };
      const claimed = await queue.write((db) => claimDue(db, store, lease));
      const delivered = await Promise.allSettled(claimed.map(deliver));
      for (const result of delivered) if (result.status === 'rejected') throw result.reason;
      again ||= claimed.length === atOnce;
    } while (again && !stopped);
  }

  async function deliver(claimed: ClaimedMail): Promise<void> {
    const { messageId } = claimed;
    if (stopped) return queue.write((db) => release(db, messageId, clock()));
    try {
      const mail = await compose(claimed);
      if (mail !== undefined) await transport.deliver(mail);
    } catch (error) {
      // That is no failure of the mail: it is due when its lease ends, and waits no longer for it.
      if (error instanceof StoreUnavailable) throw error;
      if (error instanceof MailWaits) await queue.write((db) => release(db, messageId, error.until));
      else await noteFailure(claimed, error);
      return;
    }
    unmarked.add(messageId);
    await noteSent(messageId);
  }

  async function noteSent(messageId: string): Promise<void> {
    const isKnown = await queue.write((db) => markSent(db, messageId, clock()));
    unmarked.delete(messageId);
    if (!isKnown) await transport.retract?.(messageId);
  }

  async function noteFailure({ messageId, kind, attempts }: ClaimedMail, error: unknown): Promise<void> {
    const reason = error instanceof DeliveryError ? error.message : 'The mail could not be written';
    // The staff's own mailbox is worth every attempt; a traveller's that does not exist will not come to exist.
    const hopeless = error instanceof DeliveryError && error.permanent && kind !== 'enquiry';
    const given = hopeless || attempts >= mostAttempts;
    const fields = { message: messageId, attempts, reason };
    if (given) log.error('mail given up', fields);
    else log.warn('mail not delivered', fields);
    if (!(error instanceof DeliveryError))
      log.error('mail could not be written', { message: messageId, at: placeOf(error) });
    const now = clock();
    const until = formatMoment(lastTryAt(attempts, now).toISOString());
    const failure = given
      ? { reason }
      : { reason: `${reason}; we try again until ${until}`, retryAt: retryAt(attempts, now) };
    await queue.write((db) => markFailed(db, messageId, failure));
  }

  function wake(): void {
    again = true;
    if (stopped || round !== undefined) return;
    round = deliverAll()
      .catch((error: unknown) => {
        // The store is away; the next check comes soon enough.
        again = false;
        log.error('outbox stands still', { reason: reasonOf(error) });
      })
      .finally(() => {
        round = undefined;
        if (again) wake();
      });
  }

  const timer = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    async idle() {
      while (round !== undefined) await round;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      // A mail server that hangs does not keep us: the lease ends, and the mail is sent after the next start.
      await Promise.race([round, wait(shutdownMs, undefined, { ref: false })]);
      transport.close();
    },
  };
}
