import * as z from 'zod/mini';
import { csvTable, deskRead, deskWrite, versionErrors } from '#contract/desk/desk-endpoint.ts';
import {
  deskEnquiriesQuery,
  deskEnquiry,
  deskEnquiryList,
  deskEnquirySummary,
  neededEnquiries,
} from '#contract/desk/enquiries.ts';
import {
  changeTogether,
  enquiryChange,
  enquiryReference,
  enquiryStanding,
  mostTogether,
  newEnquiryNote,
  newEnquiryReply,
  replyTemplate,
} from '#contract/desk/enquiry-work.ts';

const params = z.object({ reference: enquiryReference });

export const listDeskEnquiries = deskRead({
  name: 'listDeskEnquiries',
  summary: 'Enquiries with what the office has made of them, a page at a time',
  path: '/enquiries',
  query: deskEnquiriesQuery,
  response: deskEnquiryList,
  records: { key: 'enquiries', schema: deskEnquirySummary },
});

export const countNeededEnquiries = deskRead({
  name: 'countNeededEnquiries',
  summary: 'How many enquiries the office has to do something about now',
  path: '/needed-enquiries',
  response: neededEnquiries,
});

export const readDeskEnquiry = deskWrite({
  name: 'readDeskEnquiry',
  summary: 'Somebody of the office has read what the traveller wrote last',
  path: '/enquiries/{reference}/read',
  params,
  body: z.strictObject({}),
  response: z.object({ reference: z.string() }),
});

export const getDeskEnquiry = deskRead({
  name: 'getDeskEnquiry',
  summary: 'Everything about one enquiry, with its price as it is today',
  path: '/enquiries/{reference}',
  params,
  response: deskEnquiry,
});

export const changeDeskEnquiry = deskWrite({
  name: 'changeDeskEnquiry',
  summary: 'Set state, owner, tags or the day to ask again; what is left out stays',
  path: '/enquiries/{reference}/work',
  params,
  body: enquiryChange,
  response: deskEnquiry,
  also: versionErrors,
});

export const changeDeskEnquiries = deskWrite({
  name: 'changeDeskEnquiries',
  summary:
    'Change several enquiries together; those that somebody else has changed meanwhile stay as they are, and are named',
  path: '/enquiries-together',
  body: z.object({ changes: z.array(changeTogether).check(z.minLength(1), z.maxLength(mostTogether)) }),
  response: z.object({
    /** With what each stood at before, and the version it has now. */
    done: z.array(z.object({ reference: z.string(), version: z.int(), was: enquiryStanding })),
    /** References of those that were another by then, or are gone. */
    refused: z.array(z.string()),
  }),
});

export const addDeskEnquiryNote = deskWrite({
  name: 'addDeskEnquiryNote',
  summary: 'Add a note for the office; the same id again stores nothing more',
  path: '/enquiries/{reference}/notes',
  params,
  body: newEnquiryNote,
  response: deskEnquiry,
  also: [...versionErrors, 'conflict'],
});

export const replyToDeskEnquiry = deskWrite({
  name: 'replyToDeskEnquiry',
  summary: 'Reply by mail, or record a reply by WhatsApp or telephone; the same id again stores and sends nothing more',
  path: '/enquiries/{reference}/replies',
  params,
  body: newEnquiryReply,
  response: z.object({
    enquiry: deskEnquiry,
    /** Opens the chat with the text in it; null for a mail. */
    whatsapp: z.nullable(z.string()),
  }),
  also: [...versionErrors, 'conflict'],
});

export const listReplyTemplates = deskRead({
  name: 'listReplyTemplates',
  summary: 'Texts that fit the enquiry, with its facts filled in',
  path: '/enquiries/{reference}/reply-templates',
  params,
  response: z.object({ templates: z.array(replyTemplate) }),
});

export const eraseDeskEnquiry = deskWrite({
  name: 'eraseDeskEnquiry',
  summary: 'Erase an enquiry with its mails, notes, replies and history; the body names it once more',
  path: '/enquiries/{reference}/erase',
  params,
  body: z.strictObject({ reference: enquiryReference }),
  response: z.object({ erased: z.string() }),
});

export const erasePerson = deskWrite({
  name: 'erasePerson',
  summary:
    'Erase all there is of who sent an enquiry: their enquiries, places in line and newsletter; the body names it once more',
  path: '/enquiries/{reference}/erase-person',
  params,
  body: z.strictObject({ reference: enquiryReference }),
  response: z.object({ enquiries: z.int(), places: z.int(), subscriptions: z.int() }),
});

export const getDeskEnquiryTable = deskRead({
  name: 'getDeskEnquiryTable',
  summary: 'Enquiries as a table for spreadsheets: those that a query of the list finds',
  path: '/enquiry-table',
  query: z.omit(deskEnquiriesQuery, { sort: true, page: true }),
  response: csvTable,
});
