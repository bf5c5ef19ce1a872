import { signInMails } from '#server/desk/sign-in/sign-in-mails.ts';
import { enquiryMails } from '#server/enquiries/letters/enquiry-mails.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { composeWith } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';
import { startOutboxWorker } from '#server/mail/outbox-worker.ts';
import { newsletterMails } from '#server/newsletter/newsletter-mails.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { proposalMails } from '#server/proposals/proposal-mails.ts';
import type { GivenSettings } from '#server/settings/read-settings.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { createWaitingTokens } from '#server/waiting-list/waiting-list-links.ts';
import { waitingListMails } from '#server/waiting-list/waiting-list-mails.ts';
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
  const { operator, inbox } = enquiries;
  const sent: Mail[] = [];
  const worker = startOutboxWorker({
    store,
    queue: createWriteQueue(store),
    clock,
    log: createLog({ level: 'silent', sink: () => undefined, clock }),
    compose: composeWith({
      ...enquiryMails({ store, operator, inbox, deskUrl: desk?.url }),
      ...newsletterMails({ store, operator, tokens: createNewsletterTokens(testSecret) }),
      ...signInMails({ clock, operator, secret: testSecret, desk }),
      ...proposalMails({ store, operator, inbox, deskUrl: desk?.url, tokens: createProposalTokens(testSecret) }),
      ...waitingListMails({
        store,
        catalogue: () => catalogue,
        operator,
        inbox,
        tokens: createWaitingTokens(testSecret),
      }),
    }),
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
