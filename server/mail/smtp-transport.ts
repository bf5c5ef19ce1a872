import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { DeliveryError, type MailTransport } from '#server/mail/mail.ts';
import { mimeMessage, type Sender } from '#server/mail/mime-message.ts';

/** Milliseconds; together they stay well below the lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
const leaseMs = 120_000;

/**
 * Hands mails to a mail server. A process that is killed between the server's yes and our note of it sends the mail
 * once more, under the same Message-ID: no mail server lets a sender do better.
 */
export function createSmtpTransport(smtpUrl: string, from: Sender): MailTransport {
  const mailer = createTransport({ url: smtpUrl, pool: true, maxConnections: 4, ...timeouts });
  return {
    leaseMs,
    async deliver(mail) {
      try {
        await mailer.sendMail(mimeMessage(mail, from));
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => mailer.close(),
  };
}

const smtpError = z.object({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
});

/** The server's own words may repeat the recipient's address, so only codes are stored. */
function deliveryError(error: unknown): DeliveryError {
  const { code = 'failed', responseCode, command } = smtpError.safeParse(error).data ?? {};
  const parts = [code, responseCode, command].filter((part) => part !== undefined);
  const permanent = responseCode !== undefined && responseCode >= 500 && code === 'EENVELOPE';
  return new DeliveryError(parts.join(' '), { permanent });
}
