import * as z from 'zod/mini';
import { deskChange } from '#contract/desk/desk-change.ts';
import { csvTable, deskRead, deskWrite } from '#contract/desk/desk-endpoint.ts';
import { deskPage, deskSearch } from '#contract/desk/desk-paging.ts';
import { instant, wholeNumber } from '#contract/values.ts';

/** `pending` asked for the newsletter and has not confirmed. */
export const subscriberStates = ['confirmed', 'pending', 'ended'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** A mail that was given up, and why; only codes of mail servers, never their words. */
const givenUpMail = z.object({ messageId: z.string(), why: z.string() });

/** Somebody who wants the newsletter, or did. */
export const deskSubscriber = z.object({
  subscriptionId: z.string(),
  /** Null once the subscription has ended: the address is forgotten with it. */
  email: z.nullable(z.string()),
  state: z.enum(subscriberStates),
  requestedAt: instant,
  /** When it came into its state. */
  changedAt: instant,
  /** The newest mail to the address that was given up; null when there is none. */
  failedMail: z.nullable(givenUpMail),
});
export type DeskSubscriber = z.infer<typeof deskSubscriber>;

/** One step of a consent: evidence, never changed. */
export const subscriberConsent = z.object({
  step: z.enum(['requested', 'confirmed', 'withdrawn']),
  at: instant,
  /** Where it was given: a place on the site, a mail, or the staff. */
  source: z.string(),
  wordingVersion: z.string(),
  /** What was read and agreed to; null for a version this program does not know. */
  wording: z.nullable(z.string()),
});
export type SubscriberConsent = z.infer<typeof subscriberConsent>;

export const deskSubscriberInFull = z.object({
  subscriber: deskSubscriber,
  /** In the order they were given. */
  consents: z.array(subscriberConsent),
  /** What was done at the desk, newest first; never an address. */
  changes: z.array(deskChange),
});
export type DeskSubscriberInFull = z.infer<typeof deskSubscriberInFull>;

const subscriberParams = z.object({ subscriptionId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) });

export const listDeskSubscribers = deskRead({
  name: 'listDeskSubscribers',
  summary: 'Who wants the newsletter, latest change first, with the counts of what was searched for',
  path: '/subscribers',
  query: z.object({
    /** `undelivered` are those with a mail that was given up, in whatever state. */
    show: z.optional(z.enum([...subscriberStates, 'undelivered'])),
    /** A part of an address; an address in full also finds the subscription it ended. */
    q: deskSearch,
    page: deskPage,
  }),
  response: z.object({
    subscribers: z.array(deskSubscriber),
    page: z.int(),
    /** Of what is shown. */
    total: wholeNumber,
    /** Of everything that was searched for; who is undelivered counts in a state as well. */
    counts: z.object({
      confirmed: wholeNumber,
      pending: wholeNumber,
      ended: wholeNumber,
      undelivered: wholeNumber,
    }),
  }),
});

export const getDeskSubscriber = deskRead({
  name: 'getDeskSubscriber',
  summary: 'One subscription with the evidence of its consents',
  path: '/subscribers/{subscriptionId}',
  params: subscriberParams,
  response: deskSubscriberInFull,
});

export const getDeskSubscriberTable = deskRead({
  name: 'getDeskSubscriberTable',
  summary: 'Everybody who confirmed and did not leave, as a table for spreadsheets, each with the link that ends it',
  path: '/subscriber-table',
  response: csvTable,
});

export const withdrawDeskSubscriber = deskWrite({
  name: 'withdrawDeskSubscriber',
  summary: 'End a subscription for somebody who asked for it, and forget the address; again, it changes nothing',
  path: '/subscribers/{subscriptionId}/withdraw',
  params: subscriberParams,
  response: deskSubscriberInFull,
});
