import type { ExpressionBuilder, Selectable, SelectQueryBuilder } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { WaitingMarks } from '#contract/desk/enquiries.ts';
import { type Promised, workingDaysBefore } from '#server/enquiries/office/working-days.ts';
import type { EnquiriesTable, Tables } from '#server/store/tables.ts';

/** What is held against the clock at one moment. */
export interface Moment {
  /** Who waits since then or longer is overdue. */
  overdueSince: string;
  /** The day at the office. */
  today: string;
}

export function momentOf(now: Date, promised: Promised): Moment {
  return {
    overdueSince: workingDaysBefore(now, promised).toISOString(),
    today: officeDay(now),
  };
}

type Waiting = Pick<Selectable<EnquiriesTable>, 'state' | 'waits_since' | 'remind_on' | 'is_unread'>;

export function waitingMarks(row: Waiting, { overdueSince, today }: Moment): WaitingMarks {
  const { waits_since: waitsSince, remind_on: remindOn } = row;
  return {
    waitsSince,
    isUnread: row.is_unread === 1,
    isUnanswered: waitsSince !== null,
    isOverdue: waitsSince !== null && waitsSince <= overdueSince,
    isReminderDue: remindOn !== null && remindOn <= today && row.state !== 'lost',
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

/** What the office has to do something about now. */
export function whereNeeded(eb: Enquiries, moment: Moment) {
  return eb.or([whereUnanswered(eb), whereReminderDue(eb, moment)]);
}

/**
 * What has to be done something about first, that which waits longest on top; then the others, the newest on top. A reminder waits
 * from the beginning of its day.
 */
export function inOrderOfNeed<Output>(
  rows: SelectQueryBuilder<Tables, 'enquiries', Output>,
  moment: Moment,
): SelectQueryBuilder<Tables, 'enquiries', Output> {
  return rows
    .orderBy((eb) => eb.case().when(whereNeeded(eb, moment)).then(0).else(1).end())
    .orderBy((eb) =>
      eb
        .case()
        .when(
          eb.and([
            whereReminderDue(eb, moment),
            eb.or([eb('waits_since', 'is', null), eb('remind_on', '<', eb.ref('waits_since'))]),
          ]),
        )
        .then(eb.ref('remind_on'))
        .else(eb.ref('waits_since'))
        .end(),
    )
    .orderBy('received_at', 'desc')
    .orderBy('reference');
}

export function whereReminderDue(eb: Enquiries, { today }: Moment) {
  return eb.and([eb('remind_on', '<=', today), eb('state', '!=', 'lost')]);
}
