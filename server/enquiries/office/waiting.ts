import type { ExpressionBuilder } from 'kysely';
import { nairobiDay } from '#contract/calendar.ts';
import type { OpeningHours } from '#contract/opening-hours.ts';
import { workingHoursBefore } from '#server/enquiries/office/working-hours.ts';
import type { EnquiryState, Tables } from '#server/store/tables.ts';

/** Working hours after which an enquiry without an answer has waited too long. */
const mostHours = 24;

/** What is held against the clock at one moment. */
export interface Moment {
  /** What came then or before, and has no answer, is overdue. */
  overdueSince: string;
  /** The day in Nairobi. */
  today: string;
}

export function momentOf(now: Date, openingHours: OpeningHours): Moment {
  return {
    overdueSince: workingHoursBefore(now, mostHours, openingHours).toISOString(),
    today: nairobiDay(now),
  };
}

/** In these nobody has answered yet; in the others somebody has, or there is nothing to answer. */
const unanswered: readonly EnquiryState[] = ['new', 'answering'];
const ended: readonly EnquiryState[] = ['won', 'lost'];

interface Work {
  state: EnquiryState;
  firstAnsweredAt: string | null;
  receivedAt: string;
  remindOn: string | null;
}

export interface WaitingMarks {
  isUnanswered: boolean;
  isOverdue: boolean;
  isReminderDue: boolean;
}

export function waitingMarks(work: Work, { overdueSince, today }: Moment): WaitingMarks {
  const isUnanswered = work.firstAnsweredAt === null && unanswered.includes(work.state);
  return {
    isUnanswered,
    isOverdue: isUnanswered && work.receivedAt <= overdueSince,
    isReminderDue: work.remindOn !== null && work.remindOn <= today && !ended.includes(work.state),
  };
}

type Enquiries = ExpressionBuilder<Tables, 'enquiries'>;

/* The same, as the store is asked. */

export function whereUnanswered(eb: Enquiries) {
  return eb.and([eb('first_answered_at', 'is', null), eb('state', 'in', unanswered)]);
}

export function whereOverdue(eb: Enquiries, { overdueSince }: Moment) {
  return eb.and([whereUnanswered(eb), eb('received_at', '<=', overdueSince)]);
}

export function whereReminderDue(eb: Enquiries, { today }: Moment) {
  return eb.and([eb('remind_on', '<=', today), eb('state', 'not in', ended)]);
}
