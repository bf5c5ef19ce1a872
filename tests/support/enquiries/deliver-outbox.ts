import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { composeWith } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';
import { startOutboxWorker } from '#server/mail/outbox-worker.ts';
import { mailComposers } from '#server/open-mails.ts';
import type { GivenSettings } from '#server/settings/read-settings.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { smallCatalogue, type TestApp, testClock, testSecret } from '#tests/support/test-app.ts';

/**
 * Lets the outbox run until nothing is due, and gives the mails as they would have been sent: by the demonstration's
 * operator unless `settings` lead to another.
 */
export async function deliverOutbox(
  { store, catalogue = smallCatalogue() }: Pick<TestApp, 'store'> & Partial<Pick<TestApp, 'catalogue'>>,
  clock = testClock,
  settings: GivenSettings = {},
): Promise<Mail[]> {
  const { desk, enquiries } = readEnv(settings);
  const sent: Mail[] = [];
  const worker = startOutboxWorker({
    store,
    queue: createWriteQueue(store),
    clock,
    log: createLog({ level: 'silent', sink: () => undefined, clock }),
    compose: composeWith(
      mailComposers({ store, catalogue: () => catalogue, clock, secret: testSecret, settings: enquiries, desk }),
      enquiries.operator,
    ),
    transport: {
      leaseMs: 60_000,
      deliver: async (mail) => {
        sent.push(mail);
      },
      close: () => undefined,
    },
  });
  await worker.idle();
  await worker.stop();
  return sent.toSorted((a, b) => a.messageId.localeCompare(b.messageId));
}
