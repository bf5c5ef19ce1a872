import type { ExpressionBuilder, Kysely } from 'kysely';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import { hoursOn } from '#contract/calendar/opening-hours.ts';
import type { DeskEnquirySummary } from '#contract/desk/enquiries.ts';
import { deskColumns, summaryOf } from '#server/enquiries/office/enquiry-summary.ts';
import { inOrderOfNeed, type Moment, momentOf, whereReminderDue } from '#server/enquiries/office/waiting.ts';
import { instantOf, type Promised } from '#server/enquiries/office/working-days.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** By the clock of the office. A server that starts later than the second waits for the next morning. */
const from = '08:00';
const until = '12:00';

/** Days after which the outbox forgets these mails. */
const keptDays = 30;

/**
 * Puts the morning's mail into the outbox, on days on which the desk is open and something is to be answered or asked again. Asked
 * each minute, by however many servers: the mail is named by its day, and so it is one. Throws StoreUnavailable.
 *
 * @returns whether there is a mail that was not there before.
 */
export async function queueMorningMail(
  { store, queue, promised }: { store: Store; queue: WriteQueue; promised: Promised },
  now: Date,
): Promise<boolean> {
  const today = officeDay(now);
  const isTime = now.getTime() >= instantOf(today, from) && now.getTime() < instantOf(today, until);
  if (!isTime || hoursOn(today, promised) === undefined) return false;
  const messageId = `morning-${today}`;
  const moment = momentOf(now, promised);
  const isWanted = await askStore(store, async (db) => {
    const known = await db
      .selectFrom('outbox')
      .select('message_id')
      .where('message_id', '=', messageId)
      .executeTakeFirst();
    if (known !== undefined) return false;
    return (await morningRows(db, today, moment).limit(1).executeTakeFirst()) !== undefined;
  });
  if (!isWanted) return false;
  await queue.write(async (db) => {
    const old = new Date(instantOf(addDays(today, -keptDays), from)).toISOString();
    await db.deleteFrom('outbox').where('kind', '=', 'morning').where('created_at', '<', old).execute();
    await queueMail(db, [{ messageId, kind: 'morning', subjectId: today }], now);
  });
  return true;
}

/** What the mail of this day (at the office) lists, the longest waiting first, as it stands by now. */
export async function readMorning(
  db: Kysely<Tables>,
  today: string,
  promised: Promised,
): Promise<DeskEnquirySummary[]> {
  const moment = momentOf(new Date(instantOf(today, from)), promised);
  const rows = await morningRows(db, today, moment).execute();
  return rows.map((row) => summaryOf(row, moment));
}

/** What came before the morning, so that nothing which comes while the office works makes a mail. */
function morningRows(db: Kysely<Tables>, today: string, moment: Moment) {
  const morning = new Date(instantOf(today, from)).toISOString();
  const isDue = (eb: ExpressionBuilder<Tables, 'enquiries'>) =>
    eb.or([eb('waits_since', '<', morning), whereReminderDue(eb, moment)]);
  return inOrderOfNeed(db.selectFrom('enquiries').select(deskColumns).where(isDue), moment);
}
