import { createTransport } from 'nodemailer';
import type { MailTransport } from '#server/mail/mail.ts';
import { mimeMessage, type Sender } from '#server/mail/mime-message.ts';
import { longestLeaseMs } from '#server/mail/outbox.ts';
import { readRefusal } from '#server/mail/read-refusal.ts';

/** Milliseconds; together they stay well below the lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/**
 * Hands mails to a mail server. A process that is killed between the server's yes and our note of it sends the mail
 * once more, under the same Message-ID: no mail server lets a sender do better.
 */
export function createSmtpTransport(smtpUrl: string, from: Sender): MailTransport {
  const mailer = createTransport({ url: smtpUrl, pool: true, maxConnections: 4, ...timeouts });
  return {
    leaseMs: longestLeaseMs,
    async deliver(mail) {
      try {
        await mailer.sendMail(mimeMessage(mail, from));
      } catch (error) {
        throw readRefusal(error);
      }
    },
    close: () => mailer.close(),
  };
}
