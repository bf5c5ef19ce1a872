import * as z from 'zod/mini';
import { contentKind, contentName } from '#contract/desk/content.ts';
import { deskRead, deskWrite } from '#contract/desk/desk-endpoint.ts';
import { deskPage } from '#contract/desk/desk-paging.ts';
import { singleLine } from '#contract/forms/contact-details.ts';
import { calendarDay, instant, wholeNumber } from '#contract/values.ts';

/** `failed` was given up, and is tried again only when somebody asks for it. */
export const deskMailStates = ['waiting', 'sent', 'failed'] as const;
export type DeskMailState = (typeof deskMailStates)[number];

/** Whom or what a mail is about. */
export const mailSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enquiry'), reference: z.string(), name: z.string(), email: z.string() }),
  z.object({ kind: z.literal('subscription'), subscriptionId: z.string(), email: z.nullable(z.string()) }),
  z.object({ kind: z.literal('day'), day: calendarDay }),
  z.object({ kind: z.literal('content'), of: contentKind, name: contentName }),
  /** In the line for a departure. */
  z.object({ kind: z.literal('place'), departure: z.string(), name: z.string() }),
]);
export type MailSubject = z.infer<typeof mailSubject>;

/** One mail of the outbox. */
export const deskMail = z.object({
  messageId: z.string(),
  /** What it says, such as `receipt` or `newsletter-welcome`; a new kind is shown by its own word. */
  kind: z.string(),
  /** Null when that was erased. */
  about: z.nullable(mailSubject),
  state: z.enum(deskMailStates),
  /** Deliveries begun. */
  attempts: wholeNumber,
  queuedAt: instant,
  /** Not tried before; null unless it waits. */
  nextAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  /** Why the last attempt failed, in words; null when none did. */
  why: z.nullable(z.string()),
});
export type DeskMail = z.infer<typeof deskMail>;

export const mailCounts = z.object({ waiting: wholeNumber, sent: wholeNumber, failed: wholeNumber });
export type MailCounts = z.infer<typeof mailCounts>;

export const listDeskMails = deskRead({
  name: 'listDeskMails',
  summary: 'The outbox, newest first, with the counts of each state',
  path: '/mails',
  query: z.object({ state: z.optional(z.enum(deskMailStates)), page: deskPage }),
  response: z.object({
    mails: z.array(deskMail),
    page: z.int(),
    /** Of what is shown. */
    total: wholeNumber,
    counts: mailCounts,
  }),
});

export const sendDeskMailAgain = deskWrite({
  name: 'sendDeskMailAgain',
  summary: 'Put a mail that was given up, or every one, back into the outbox; of one that waits or was sent none',
  path: '/mails/send-again',
  body: z.union([
    z.strictObject({ messageId: z.string().check(singleLine, z.minLength(1), z.maxLength(200)) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  response: z.object({
    /** How many will be sent again. */
    count: wholeNumber,
  }),
  also: ['not_found'],
});
