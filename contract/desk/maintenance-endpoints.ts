import * as z from 'zod/mini';
import { contentProblem } from '#contract/desk/content.ts';
import { deskRead, deskWrite } from '#contract/desk/desk-endpoint.ts';
import { instant, wholeNumber } from '#contract/values.ts';

/** A copy of the store. */
export const storeCopy = z.object({
  /** Where it lies on the server's machine. */
  file: z.string(),
  at: instant,
  bytes: wholeNumber,
});
export type StoreCopy = z.infer<typeof storeCopy>;

export const deskClock = z.object({
  now: instant,
  /** Nothing old is removed while it is. */
  isDoubted: z.boolean(),
  /** The latest the store is sure of; null while the clock is believed. */
  storeKnows: z.nullable(instant),
});
export type DeskClock = z.infer<typeof deskClock>;

/** What whoever looks after the server wants to see. */
export const deskMaintenance = z.object({
  backup: z.object({
    /** PostgreSQL has tools of its own. */
    isPossible: z.boolean(),
    isRunning: z.boolean(),
    folder: z.string(),
    /** The newest copy in the folder; null when there is none. */
    last: z.nullable(storeCopy),
    /** Why the folder cannot be read; null when it can. */
    problem: z.nullable(z.string()),
  }),
  /** Of the folder of data; null when the disk does not say. */
  disk: z.nullable(
    z.object({
      folder: z.string(),
      freeBytes: wholeNumber,
      /** With less free, what visitors send is refused. */
      leastBytes: wholeNumber,
    }),
  ),
  program: z.object({
    version: z.string(),
    /** Of the built site; null where none was built. */
    build: z.nullable(z.string()),
    node: z.string(),
    store: z.enum(['sqlite', 'postgres']),
  }),
  enquiries: z.object({
    /** 0 keeps them for ever. */
    keptMonths: wholeNumber,
    /** How many are removed in the next `soonDays` days. */
    removedSoon: wholeNumber,
    soonDays: wholeNumber,
  }),
  clock: deskClock,
  content: z.object({
    /** When the catalogue was read and found to be in order. */
    readAt: instant,
    records: wholeNumber,
    /** The folder of the content may not be written: nothing can be published. */
    isReadOnly: z.boolean(),
    /** What of the demonstration, or of a begun record, is still to be made the operator's own. */
    leftToDo: z.array(contentProblem),
  }),
  mails: z.object({
    waiting: wholeNumber,
    failed: wholeNumber,
    /** What is wrong with the newest that is not delivered, in words; null when nothing is. */
    why: z.nullable(z.string()),
  }),
  /** In which answers arrive; null where none is read. */
  mailbox: z.nullable(
    z.object({
      /** Whose it is, where, and which folder. */
      name: z.string(),
      /** When it was read to its end; null before the first time. */
      readAt: z.nullable(instant),
      /** Why it was not the last time, in words; null where it was. */
      problem: z.nullable(z.string()),
      /** When it is tried again; null without a problem. */
      nextAt: z.nullable(instant),
    }),
  ),
});
export type DeskMaintenance = z.infer<typeof deskMaintenance>;

export const getDeskUpkeep = deskRead({
  name: 'getDeskUpkeep',
  summary: 'How the server is: its copies, disk, versions, clock, content, mails and mailbox',
  path: '/upkeep',
  response: deskMaintenance,
});

export const backUpDeskStore = deskWrite({
  name: 'backUpDeskStore',
  summary: 'Copy the store and read the copy through; whoever asks meanwhile gets the same copy',
  path: '/upkeep/backup',
  response: z.extend(storeCopy, { enquiries: wholeNumber }),
});

export const trustDeskClock = deskWrite({
  name: 'trustDeskClock',
  summary: 'Say that the clock is right, whatever the store knew',
  path: '/upkeep/trust-clock',
  response: deskClock,
});
