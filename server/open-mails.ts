import type { Clock } from '#server/clock.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { planMails } from '#server/content/editing/plan-mails.ts';
import type { DeskSettings } from '#server/desk/desk-settings.ts';
import { signInMails } from '#server/desk/sign-in/sign-in-mails.ts';
import type { EnquirySettings } from '#server/enquiries/enquiry-settings.ts';
import { enquiryMails } from '#server/enquiries/mails/compose-enquiry-mails.ts';
import type { Log } from '#server/log.ts';
import type { MailComposers } from '#server/mail/compose-mail.ts';
import { createMailEraser } from '#server/mail/erase-mail-files.ts';
import type { MailSettings } from '#server/mail/mail-settings.ts';
import { openOutbox, outboxFolder } from '#server/mail/open-outbox.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-links.ts';
import { newsletterMails } from '#server/newsletter/newsletter-mails.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { proposalMails } from '#server/proposals/proposal-mails.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';
import { createWaitingTokens } from '#server/waiting-list/waiting-list-links.ts';
import { waitingListMails } from '#server/waiting-list/waiting-list-mails.ts';

interface ComposersOptions {
  store: Store;
  catalogue: CurrentCatalogue;
  clock: Clock;
  secret: Secret;
  settings: Pick<EnquirySettings, 'inbox'> & { operator: Operator };
  /** Undefined where there is no desk. */
  desk: DeskSettings | undefined;
}

export interface MailsOptions extends ComposersOptions {
  queue: WriteQueue;
  log: Log;
  settings: MailSettings & ComposersOptions['settings'];
  dataDir: string;
}

export interface Mails {
  /** Where mails lie that no mail server takes. */
  folder: string;
  /** Says that there may be something to send. */
  wake(): void;
  /** Removes mails that were written as files about these subjects. */
  erase(subjects: readonly string[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts delivering every kind of mail there is. */
export function openMails(options: MailsOptions): Mails {
  const { store, queue, clock, log, settings, dataDir } = options;
  const { wake, stop } = openOutbox({ store, queue, clock, log, composers: mailComposers(options), settings, dataDir });
  const folder = outboxFolder(dataDir);
  return { folder, wake, erase: createMailEraser(folder, log), stop };
}

/** Who writes each kind of mail. */
export function mailComposers(options: ComposersOptions): MailComposers {
  const { store, catalogue, clock, secret, desk } = options;
  const { operator, inbox } = options.settings;
  return {
    ...enquiryMails({ store, clock, operator, inbox, deskUrl: desk?.url }),
    ...newsletterMails({ store, operator, tokens: createNewsletterTokens(secret) }),
    ...signInMails({ clock, operator, secret, desk }),
    ...proposalMails({ store, operator, inbox, deskUrl: desk?.url, tokens: createProposalTokens(secret) }),
    ...planMails({ store, inbox, deskUrl: desk?.url }),
    ...waitingListMails({ store, catalogue, operator, inbox, tokens: createWaitingTokens(secret) }),
  };
}
