import type { ColumnType, Generated } from 'kysely';

/*
 * Both engines keep days and instants as text: calendar days as they are, instants in UTC, ISO 8601. They sort as they
 * stand.
 */

export type DepartureState = 'open' | 'closed' | 'cancelled';

/** One dated departure: its seats, and what the office decided about it. */
export interface DepartureSeatsTable {
  departure_id: string;
  group_tour_id: string;
  start_date: string;
  total_seats: number;
  booked_seats: number;
  updated_at: string;
  /** A cancelled date stays, so that no rule adds it again. */
  state: Generated<DepartureState>;
  /** Whole dollars for each of two who share; null for the price rule's. */
  price_override: number | null;
  /** 1 or 0, whatever is booked; null for the content's rule. */
  guaranteed_override: number | null;
  /** The address of who added it at the desk; null for a date that a rule proposed. */
  added_by: string | null;
  /** Counts the changes since, from 1. */
  version: Generated<number>;
}

export type HoldState = 'live' | 'released' | 'sold' | 'expired';

/** Seats kept for somebody until an instant. A live hold past its end no longer counts: server/group-tours/seat-holds.ts. */
export interface SeatHoldsTable {
  hold_id: string;
  departure_id: string;
  seats: number;
  held_until: string;
  /** In the words of who made it. */
  for_whom: string;
  enquiry_reference: string | null;
  /** The address of who made it; null for what the server did by itself. */
  made_by: string | null;
  made_at: string;
  state: HoldState;
  changed_at: string;
}

export type PlaceState = 'requested' | 'waiting' | 'offered' | 'taken' | 'left' | 'expired';

/** A place in the line for a departure that is full: server/waiting-list. */
export interface WaitingPlacesTable {
  place_id: string;
  departure_id: string;
  /** Empty once it was left, as is the address. */
  name: string;
  email: string;
  seats: number;
  state: PlaceState;
  requested_at: string;
  changed_at: string;
  /** Null before its address was confirmed. */
  waiting_since: string | null;
  /** The seats that are offered to it, or that it has taken. */
  hold_id: string | null;
}

/** Whether the store began with the content's example bookings: one row, written when it is first opened. */
export interface ExampleBookingsTable {
  decision: number;
  outcome: 'filled' | 'never';
  decided_at: string;
}

export type EnquiryKind = 'contact' | 'custom-safari';
export type EnquiryState = 'new' | 'answering' | 'waiting' | 'won' | 'lost';

/** What visitors sent us and saw accepted. */
export interface EnquiriesTable {
  reference: string;
  /** The browser's own name for it; a repeat has the same. */
  client_request_id: string;
  /** Hash of what was sent, to tell a repeat from another enquiry under the same name. */
  digest: string;
  kind: EnquiryKind;
  received_at: string;
  /** In lower case, to be found by; as it was typed it stands in the details. */
  email: string;
  consent_version: string;
  /** JSON; server/enquiries/enquiry.ts says what of. */
  details: string;
  /** What the office has made of it, from here on. */
  state: Generated<EnquiryState>;
  lost_reason: Generated<string | null>;
  /** The address of who answers it. */
  owner: Generated<string | null>;
  /** JSON: words in lower case, without quotes, in order. */
  tags: Generated<string>;
  remind_on: Generated<string | null>;
  /** Goes up with every change. */
  version: Generated<number>;
  first_answered_at: Generated<string | null>;
  /** Since when the traveller waits for a word of the office; null while it is the other way round. */
  waits_since: Generated<string | null>;
  /** 1 while nobody of the office has read what the traveller wrote last. */
  is_unread: Generated<number>;
  /** What it is found by, in small plain letters. */
  search_text: Generated<string>;
}

/** Goes with its enquiry, as replies do. */
export interface EnquiryNotesTable {
  /** The browser's own name for it; a repeat has the same. */
  note_id: string;
  reference: string;
  text: string;
  /** An address of the staff. */
  written_by: string;
  written_at: string;
}

export interface EnquiryRepliesTable {
  /** The browser's own name for it; a repeat has the same. */
  reply_id: string;
  reference: string;
  channel: 'mail' | 'whatsapp' | 'call';
  /** Of a mail, as is its name in the outbox. */
  subject: string | null;
  text: string;
  /** Empty of what went by itself. */
  written_by: string;
  written_at: string;
  message_id: string | null;
  /** Of the template it began with; null where it did not. */
  template: string | null;
}

/** What came back about an enquiry, by mail. */
export interface EnquiryAnswersTable {
  /** Made of the mail's own name; a repeat has the same. */
  answer_id: string;
  reference: string;
  /** `absence` is a machine's word while somebody is away. */
  kind: 'answer' | 'absence';
  /** The address it came from; a traveller may have several. */
  sender: string;
  subject: string;
  text: string;
  /** What of our own mail stood below it. */
  quoted: string;
  /** How many characters were left out. */
  cut: number;
  /** JSON: names and sizes; what was attached is in the mailbox alone. */
  attachments: string;
  /** 1 where nothing but its head could be read. */
  is_head_only: number;
  came_at: string;
}

/** How far a mailbox was read: server/answers. */
export interface MailboxesTable {
  /** Whose, where and which folder. */
  mailbox: string;
  uid_validity: string;
  last_uid: number;
  read_at: string;
}

export type MailKind =
  | 'enquiry'
  | 'receipt'
  | 'reply'
  | 'morning'
  | 'newsletter-confirmation'
  | 'newsletter-welcome'
  | 'desk-sign-in'
  | 'waitlist-confirmation'
  | 'waitlist-offer'
  | 'waitlist-taken'
  | 'proposal'
  | 'proposal-reminder'
  | 'proposal-held'
  | 'proposal-held-office'
  | 'proposal-question'
  | 'content-plan';
export type OutboxState = 'waiting' | 'sent' | 'dead';

/** One mail to be sent; what it says is written when it is sent, from the record it is about. */
export interface OutboxTable {
  message_id: string;
  kind: MailKind;
  /** The enquiry's reference, the id of the subscription or the place in line, the day, or who asked to sign in. */
  subject_id: string;
  state: OutboxState;
  /** Deliveries begun. */
  attempts: number;
  created_at: string;
  /** Not to be tried before. A delivery that is under way has it set to the end of its lease. */
  due_at: string;
  sent_at: string | null;
  last_failure: string | null;
}

export type SubscriptionState = 'requested' | 'confirmed' | 'ended';

export interface SubscriptionsTable {
  subscription_id: string;
  email_hash: string;
  email: string | null;
  state: SubscriptionState;
  requested_at: string;
  changed_at: string;
}

/** Evidence: every step of a consent, never changed afterwards. */
export interface NewsletterConsentsTable {
  consent_id: string;
  subscription_id: string;
  step: 'requested' | 'confirmed' | 'withdrawn';
  wording_version: string;
  source: string;
  given_at: string;
}

/** Bot-check tokens that were accepted; each is kept until it would have expired. */
export interface SpentTokensTable {
  token_hash: string;
  expires_at: string;
}

/** How far a sender's allowance is used up: server/limits/rate-limit.ts. */
export interface RateLimitsTable {
  sender_hash: string;
  /** Milliseconds since 1970. */
  used_until: number;
}

/** What is remembered of removing by the clock; one row, `enquiries`. */
export interface RetentionTable {
  what: 'enquiries';
  /** The latest instant at which the clock was believed: server/retention/clock-check.ts. */
  trusted_at: string;
  /** What the clock said when it began to be doubted, and when it was last asked since; null while it is believed. */
  doubted_since: Generated<string | null>;
  doubted_at: Generated<string | null>;
  /** The day in UTC that `removed` counts. */
  day: string;
  removed: number;
}

/** What tells the secret of the server that was started last from others: server/secret/known-secret.ts. */
export interface KnownSecretTable {
  one: number;
  fingerprint: string;
}

export type DeskSubject = 'enquiry' | 'departure' | 'subscription' | 'mail' | 'upkeep' | 'content' | 'proposal';

/** Every change somebody made at the desk, never changed afterwards; what is said of an erased record goes with it. */
export interface DeskChangesTable {
  change_id: string;
  subject_kind: DeskSubject;
  subject_id: string;
  changed_at: string;
  /** The address of who did it; null for what the server did by itself. */
  changed_by: string | null;
  /** One word for what was done, as `state` or `hold`. */
  what: string;
  /** JSON: what it was before, and what it is now; null where there is nothing. */
  before: string | null;
  after: string | null;
}

/** A change of the content that is not live yet. The row stays when there is none any more, so that versions never come again. */
export interface ContentDraftsTable {
  kind: string;
  /** Of the record's file, without its ending. */
  name: string;
  /** JSON of what the file is to hold; null once it was published or thrown away. */
  value: string | null;
  /** Of the file's text it was made from; empty where there was no file. */
  based_on: string;
  /** Addresses of the staff. */
  saved_by: string;
  saved_at: string;
  /** Goes up with every change. */
  version: number;
}

/** Every text a file of the content had that the desk has seen, never changed afterwards. */
export interface ContentVersionsTable {
  /** Below the content folder. */
  file: string;
  /** Counts the file's texts, from 1. */
  number: number;
  /** Empty where the file was taken away, which has no text. */
  hash: string;
  text: string | null;
  /** Of what the file held before; null of a text that was found. */
  before_hash: string | null;
  written_at: string;
  /** Null where it was written elsewhere than at the desk. */
  written_by: string | null;
  what: 'found' | 'published' | 'restored' | 'removed';
  /** Of the draft that it was. */
  draft_version: number | null;
  /** What was published together has one; null of a text that was found. */
  publication: string | null;
  /** 0 while it is on its way into the file: server/content/editing/publication.ts. */
  is_written: number;
}

/** What is to be done with a record of the content by itself, one for each: server/content/editing/run-plans.ts. */
export interface ContentPlansTable {
  kind: string;
  name: string;
  what: 'publish' | 'remove' | 'hide' | 'show';
  due_at: string;
  /** An address of the staff. */
  planned_by: string;
  planned_at: string;
  /** JSON: fields that stand as a new record began with them, and are meant so. */
  meant: string;
  /** Until then a process is doing it. */
  claimed_until: string | null;
  /** JSON: what kept it from being done; it is not tried again. */
  failure: string | null;
}

export type ProposalState = 'draft' | 'sent' | 'held' | 'withdrawn';

/** A trip that is offered to a traveller; goes with its enquiry, as its versions and questions do. */
export interface ProposalsTable {
  /** 16 hexadecimal digits, as of a version. */
  proposal_id: string;
  reference: string;
  /** JSON, by contract/desk/proposals.ts. */
  draft: string;
  /** Goes up with every change. */
  version: number;
  /** What is past its end stays `sent`: server/proposals/proposal-state.ts. */
  state: ProposalState;
  /** Of the version sent last; 0 before. */
  number: number;
  /** Of the version that is sent next, so that its link is known before. */
  next_version_id: string;
  /** Also when all of its links were made. */
  begun_at: string;
  begun_by: string;
  changed_at: string;
  /** Of the version sent last. */
  reminded_at: string | null;
  /** What the traveller agreed to. */
  held_number: number | null;
  held_name: string | null;
  held_at: string | null;
  /** Of seats on a departure. */
  hold_id: string | null;
}

/** What was sent, never changed afterwards but for how often it was opened. */
export interface ProposalVersionsTable {
  /** What the token of its link names. */
  version_id: string;
  proposal_id: string;
  /** From 1. */
  number: number;
  /** JSON, both: what the office wrote, and what it came to. */
  draft: string;
  offer: string;
  /** Of which seats are offered; null where none are. */
  departure_id: string | null;
  valid_until: string;
  sent_at: string;
  sent_by: string;
  opened: number;
  first_opened_at: string | null;
  last_opened_at: string | null;
}

/** A trip that was agreed to, and what became of it; goes with its proposal, as its receipts do. */
export interface BookingsTable {
  proposal_id: string;
  /** Of the version that was agreed to, which never changes; payments are JSON. */
  start_date: string;
  end_date: string;
  payments: string;
  confirmed_at: string | null;
  given_back_at: string | null;
  kept_cents: number | null;
  /** Who meets them and where, what it was before, and when it changed. */
  meeting: string | null;
  meeting_before: string | null;
  meeting_at: string | null;
  /** 16 hexadecimal digits, which the token names that opens the trip without sums; null where there is none. */
  share_id: string | null;
}

/** Money that came in elsewhere, written down by hand. */
export interface BookingReceiptsTable {
  /** The browser's own name for it; a repeat has the same. */
  receipt_id: string;
  proposal_id: string;
  received_on: string;
  cents: number;
  how: string;
  /** An address of the staff. */
  written_by: string;
  written_at: string;
}

/** What a party gave of itself for its journey; goes with its proposal. */
export interface TravellerDetailsTable {
  proposal_id: string;
  /** By server/proposals/details/sealed-details.ts; null once it was removed, while the version goes on. */
  sealed: string | null;
  /** Of the key it was sealed with. */
  key_print: string;
  /** Goes up with every change. */
  version: number;
  /** How many of the travellers are told of in full. */
  complete: number;
  given_at: string;
}

export interface ProposalQuestionsTable {
  /** The browser's own name for it; a repeat has the same. */
  question_id: string;
  proposal_id: string;
  /** Of the version it was asked about. */
  number: number;
  text: string;
  asked_at: string;
}

/** Of the staff's sign-in only what the server itself asks for; the rest is better-auth's. */
export interface DeskUsersTable {
  id: string;
  email: string;
}

export interface DeskSessionsTable {
  id: string;
  userId: string;
  /** An instant; PostgreSQL gives a date. */
  expiresAt: ColumnType<string | Date, string, string>;
}

export interface DeskVerificationsTable {
  identifier: string;
  /** JSON; names the address. */
  value: string;
  expiresAt: ColumnType<string | Date, string, string>;
}

export interface Tables {
  departure_seats: DepartureSeatsTable;
  seat_holds: SeatHoldsTable;
  waiting_places: WaitingPlacesTable;
  example_bookings: ExampleBookingsTable;
  enquiries: EnquiriesTable;
  enquiry_notes: EnquiryNotesTable;
  enquiry_replies: EnquiryRepliesTable;
  enquiry_answers: EnquiryAnswersTable;
  mailboxes: MailboxesTable;
  outbox: OutboxTable;
  subscriptions: SubscriptionsTable;
  newsletter_consents: NewsletterConsentsTable;
  spent_tokens: SpentTokensTable;
  rate_limits: RateLimitsTable;
  retention: RetentionTable;
  known_secret: KnownSecretTable;
  desk_changes: DeskChangesTable;
  content_drafts: ContentDraftsTable;
  content_versions: ContentVersionsTable;
  content_plans: ContentPlansTable;
  proposals: ProposalsTable;
  proposal_versions: ProposalVersionsTable;
  proposal_questions: ProposalQuestionsTable;
  bookings: BookingsTable;
  booking_receipts: BookingReceiptsTable;
  traveller_details: TravellerDetailsTable;
  desk_users: DeskUsersTable;
  desk_sessions: DeskSessionsTable;
  desk_verifications: DeskVerificationsTable;
}
