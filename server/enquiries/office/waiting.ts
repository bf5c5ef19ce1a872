import type { ExpressionBuilder } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import { workingDaysBefore } from '#server/enquiries/office/working-days.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { EnquiryState, Tables } from '#server/store/tables.ts';

/** When somebody sits at the desk, and how fast the office has promised to answer. */
export type Promised = Pick<Operator, 'openingHours' | 'terms'>;

/** What is held against the clock at one moment. */
export interface Moment {
  /** Who waits since then or longer is overdue. */
  overdueSince: string;
  /** The day at the office. */
  today: string;
}

export function momentOf(now: Date, { openingHours, terms }: Promised): Moment {
  return {
    overdueSince: workingDaysBefore(now, terms.answerDays, openingHours).toISOString(),
    today: officeDay(now),
  };
}

const ended: readonly EnquiryState[] = ['won', 'lost'];

interface Work {
  state: EnquiryState;
  /** Since when the traveller waits for a word of the office; null while it is the other way round. */
  waitsSince: string | null;
  remindOn: string | null;
}

export interface WaitingMarks {
  isUnanswered: boolean;
  isOverdue: boolean;
  isReminderDue: boolean;
}

export function waitingMarks(work: Work, { overdueSince, today }: Moment): WaitingMarks {
  const isUnanswered = work.waitsSince !== null;
  return {
    isUnanswered,
    isOverdue: isUnanswered && (work.waitsSince ?? '') <= overdueSince,
    isReminderDue: work.remindOn !== null && work.remindOn <= today && !ended.includes(work.state),
  };
}

type Enquiries = ExpressionBuilder<Tables, 'enquiries'>;

/* The same, as the store is asked. */

export function whereUnanswered(eb: Enquiries) {
  return eb('waits_since', 'is not', null);
}

export function whereOverdue(eb: Enquiries, { overdueSince }: Moment) {
  return eb('waits_since', '<=', overdueSince);
}

export function whereReminderDue(eb: Enquiries, { today }: Moment) {
  return eb.and([eb('remind_on', '<=', today), eb('state', 'not in', ended)]);
}
