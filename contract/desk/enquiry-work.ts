import * as z from 'zod/mini';
import { clientRequestId, singleLine, visibleLength, visibleText } from '#contract/forms/contact-details.ts';
import { calendarDay, instant, wholeNumber } from '#contract/values.ts';

/** 8 letters and digits without those that are mistaken for others. */
export const enquiryReferencePattern = /^[2-9A-HJ-NP-Z]{8}$/;
export const enquiryReference = z.string().check(z.trim(), z.toUpperCase(), z.regex(enquiryReferencePattern));

/** How far an enquiry is: `waiting` is for the traveller, the last two end it. */
export const enquiryStates = ['new', 'answering', 'waiting', 'won', 'lost'] as const;
export const enquiryState = z.enum(enquiryStates);
export type EnquiryState = z.infer<typeof enquiryState>;

/** As many tags as one enquiry may have. */
export const mostTags = 8;

/** One or a few words, kept in lower case. */
export const enquiryTag = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(30),
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]*$/u, {
    error: 'A tag is made of letters, digits, spaces and hyphens.',
  }),
);

/** The address of somebody who works at the desk, in lower case. */
export const staffAddress = z.string().check(z.trim(), z.toLowerCase(), singleLine, z.minLength(3), z.maxLength(254));

/** What the office has made of an enquiry. */
export const enquiryWork = z.object({
  state: enquiryState,
  /** Of one that is lost. */
  lostReason: z.nullable(z.string()),
  /** The address of who answers it. */
  owner: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** The day at the office on which to ask again. */
  remindOn: z.nullable(calendarDay),
  firstAnsweredAt: z.nullable(instant),
  /** Goes up with every change, notes and replies included; what `If-Match` names. */
  version: z.int(),
});
export type EnquiryWork = z.infer<typeof enquiryWork>;

/** Why an enquiry was lost. */
export const lostReason = z.string().check(z.trim(), visibleText, z.maxLength(500), visibleLength(1));

/** What to change of an enquiry; what is left out stays. */
export const enquiryChange = z
  .strictObject({
    state: z.optional(enquiryState),
    /** The office once an answer came that the desk did not see; the traveller where there is nothing to answer. */
    waitsFor: z.optional(z.enum(['office', 'traveller'])),
    lostReason: z.optional(lostReason),
    /** Null for nobody. */
    owner: z.optional(z.nullable(staffAddress)),
    tags: z.optional(z.array(enquiryTag).check(z.maxLength(mostTags))),
    /** A day to come; null for none. */
    remindOn: z.optional(z.nullable(calendarDay)),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: 'There is nothing to change.',
    }),
    z.refine(({ state, waitsFor }) => state === undefined || waitsFor === undefined, {
      path: ['waitsFor'],
      error: 'A state says itself who is waited for.',
    }),
    z.refine(({ state, lostReason }) => state !== 'lost' || lostReason !== undefined, {
      path: ['lostReason'],
      error: 'Please say why it was lost.',
    }),
    z.refine(({ state, lostReason }) => state === 'lost' || lostReason === undefined, {
      path: ['lostReason'],
      error: 'Only what is lost has a reason.',
    }),
  );
export type EnquiryChange = z.infer<typeof enquiryChange>;

/** As many enquiries as are changed together. */
export const mostTogether = 100;

/** What an enquiry stands at, as it is given back where a change of several is undone. */
export const enquiryStanding = z.extend(
  z.pick(enquiryWork, { state: true, lostReason: true, owner: true, tags: true, firstAnsweredAt: true }),
  { waitsSince: z.nullable(instant) },
);
export type EnquiryStanding = z.infer<typeof enquiryStanding>;

/** One of several that are changed together: as of the version that was seen, or back to where it stood. */
export const changeTogether = z.object({
  reference: enquiryReference,
  version: z.int().check(z.gte(1)),
  change: z.union([z.strictObject({ back: enquiryStanding }), enquiryChange]),
});

/** What the office writes. */
export const officeWords = z.string().check(z.trim(), visibleText, z.maxLength(8000), visibleLength(1));

/** A note; repeated under the same id it is stored once. */
export const newEnquiryNote = z.strictObject({ noteId: clientRequestId, text: officeWords });
export type NewEnquiryNote = z.infer<typeof newEnquiryNote>;

export const enquiryNote = z.object({ text: z.string(), by: z.string(), at: instant });

/** Of the receipt: replies keep it, since mail programs show one conversation by its subject, too. */
export function enquirySubject(reference: string): string {
  return `Your enquiry ${reference}`;
}

/** Of the template a reply began with, if it did. */
const template = z.optional(z.string().check(singleLine, z.maxLength(60)));

/** A reply; repeated under the same id it is stored and sent once. A message of WhatsApp has no subject, and of a call what was said is noted. */
export const newEnquiryReply = z.discriminatedUnion('channel', [
  z.strictObject({
    channel: z.literal('mail'),
    replyId: clientRequestId,
    subject: z.string().check(z.trim(), singleLine, z.maxLength(200), visibleLength(1)),
    text: officeWords,
    template,
  }),
  z.strictObject({ channel: z.enum(['whatsapp', 'call']), replyId: clientRequestId, text: officeWords, template }),
]);
export type NewEnquiryReply = z.infer<typeof newEnquiryReply>;

export const enquiryReply = z.object({
  channel: z.enum(['mail', 'whatsapp', 'call']),
  subject: z.nullable(z.string()),
  text: z.string(),
  /** An address of the staff; empty of what went by itself. */
  by: z.string(),
  at: instant,
  /** The mail's name in the outbox; null for what was no mail. */
  messageId: z.nullable(z.string()),
});

/** What came back by mail. */
export const enquiryAnswer = z.object({
  id: z.string(),
  /** `absence` is a machine's word while somebody is away. */
  kind: z.enum(['answer', 'absence']),
  /** The address it came from; a traveller may have several. */
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  /** What of our own mail stood below it. */
  quoted: z.string(),
  /** How many characters were left out. */
  cut: wholeNumber,
  /** What was attached lies in the mailbox alone. */
  attachments: z.array(z.object({ name: z.string(), bytes: wholeNumber })),
  /** Its text could not be read, and lies in the mailbox alone. */
  isHeadOnly: z.boolean(),
  at: instant,
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;

/** A text that is ready to be sent, or to be written on. */
export const replyTemplate = z.object({ id: z.string(), name: z.string(), subject: z.string(), text: z.string() });
export type ReplyTemplate = z.infer<typeof replyTemplate>;
