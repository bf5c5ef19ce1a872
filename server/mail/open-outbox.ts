import { join } from 'node:path';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { composeWith, type MailComposers } from '#server/mail/compose-mail.ts';
import { createFileTransport } from '#server/mail/file-transport.ts';
import type { MailTransport } from '#server/mail/mail.ts';
import type { MailSettings } from '#server/mail/mail-settings.ts';
import { type OutboxWorker, startOutboxWorker } from '#server/mail/outbox-worker.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

export interface OutboxOptions {
  store: Store;
  queue: WriteQueue;
  clock: Clock;
  log: Log;
  composers: MailComposers;
  settings: MailSettings & { operator: Operator };
  dataDir: string;
}

/** Starts delivering: to the mail server of the settings, or into files below `dataDir`. */
export function openOutbox({ store, queue, clock, log, composers, settings, dataDir }: OutboxOptions): OutboxWorker {
  const compose = composeWith(composers, settings.operator);
  return startOutboxWorker({ store, queue, clock, log, compose, transport: openTransport(settings, dataDir) });
}

/** Where mails lie that no mail server takes. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

function openTransport({ smtpUrl, mailFrom, operator }: OutboxOptions['settings'], dataDir: string): MailTransport {
  const from = { name: operator.name, address: mailFrom };
  return smtpUrl === undefined ? createFileTransport(outboxFolder(dataDir), from) : createSmtpTransport(smtpUrl, from);
}
