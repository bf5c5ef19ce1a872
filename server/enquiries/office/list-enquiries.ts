import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { deskPageSize } from '#contract/desk/desk-paging.ts';
import { type DeskEnquiriesQuery, type DeskEnquiryList, nobody } from '#contract/desk/enquiries.ts';
import { type EnquiryState, enquiryStates } from '#contract/desk/enquiry-work.ts';
import { deskColumns, summaryOf, tagsOf } from '#server/enquiries/office/enquiry-summary.ts';
import { type Moment, whereOverdue, whereReminderDue, whereUnanswered } from '#server/enquiries/office/waiting.ts';
import type { Tables } from '#server/store/tables.ts';

type Enquiries<Output> = SelectQueryBuilder<Tables, 'enquiries', Output>;

/** A page of the list, counts included. Throws what the engine threw. */
export async function listEnquiries(
  db: Kysely<Tables>,
  query: DeskEnquiriesQuery,
  moment: Moment,
): Promise<DeskEnquiryList> {
  const { state, sort, page } = query;
  const { counts, ...due } = await countsOf(db, query, moment);
  const wanted: readonly EnquiryState[] = state.length === 0 ? enquiryStates : state;

  const picked = inOrder(found(db.selectFrom('enquiries'), query), sort, moment)
    .select('reference')
    .$if(state.length > 0, (rows) => rows.where('state', 'in', state))
    .limit(deskPageSize)
    .offset((page - 1) * deskPageSize);
  // The order is found without the rows, of which only those of the page are then read.
  const rows = await inOrder(db.selectFrom('enquiries'), sort, moment)
    .select(deskColumns)
    .where('reference', 'in', picked)
    .execute();

  return {
    enquiries: rows.map((row) => summaryOf(row, moment)),
    total: wanted.reduce((sum, one) => sum + counts[one], 0),
    page,
    limit: deskPageSize,
    counts,
    ...due,
    tags: await tagsInUse(db),
  };
}

async function countsOf(
  db: Kysely<Tables>,
  query: DeskEnquiriesQuery,
  moment: Moment,
): Promise<Pick<DeskEnquiryList, 'counts' | 'overdue' | 'remindersDue'>> {
  const rows = await found(db.selectFrom('enquiries'), query)
    .select((eb) => [
      'state',
      eb.fn.countAll<number | string>().as('count'),
      timesTrue(whereOverdue(eb, moment)).as('overdue'),
      timesTrue(whereReminderDue(eb, moment)).as('reminders'),
    ])
    .groupBy('state')
    .execute();
  const counts = { new: 0, answering: 0, waiting: 0, won: 0, lost: 0 };
  let overdue = 0;
  let remindersDue = 0;
  // PostgreSQL counts further than JavaScript does, and so answers in texts.
  for (const row of rows) {
    counts[row.state] = Number(row.count);
    overdue += Number(row.overdue);
    remindersDue += Number(row.reminders);
  }
  return { counts, overdue, remindersDue };
}

function timesTrue(condition: ReturnType<typeof whereOverdue>) {
  return sql<number | string>`sum(case when ${condition} then 1 else 0 end)`;
}

/** What the query finds in every state. */
function found<Output>(rows: Enquiries<Output>, { owner, tag, kind, q = '' }: DeskEnquiriesQuery): Enquiries<Output> {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    // More words than anybody types find no less.
    .slice(0, 10);
  return rows
    .$if(owner === nobody, (some) => some.where('owner', 'is', null))
    .$if(owner !== undefined && owner !== nobody, (some) => some.where('owner', '=', owner ?? ''))
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'contact'))
    .$if(tag !== undefined, (some) => some.where(holds('tags', `"${tag}"`)))
    .$if(words.length > 0, (some) => some.where(({ and }) => and(words.map((word) => holds('search_text', word)))));
}

function holds(column: 'search_text' | 'tags', text: string) {
  return sql<SqlBool>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

function inOrder<Output>(rows: Enquiries<Output>, sort: DeskEnquiriesQuery['sort'], moment: Moment): Enquiries<Output> {
  switch (sort) {
    case 'newest':
      return rows.orderBy('received_at', 'desc').orderBy('reference');
    case 'oldest':
      return rows.orderBy('received_at').orderBy('reference');
    case 'attention':
      return firstThose(rows, (eb) => whereOverdue(eb, moment));
    case 'longest-unanswered':
      return firstThose(rows, whereUnanswered);
  }
}

/** Those of which it is true, the longest waiting first; then the others, by the last word of the traveller, the newest first. */
function firstThose<Output>(rows: Enquiries<Output>, isFirst: typeof whereUnanswered): Enquiries<Output> {
  return rows
    .orderBy((eb) => eb.case().when(isFirst(eb)).then(0).else(1).end())
    .orderBy((eb) => eb.case().when(isFirst(eb)).then(eb.ref('waits_since')).end())
    .orderBy((eb) => eb.fn.coalesce('waits_since', 'received_at'), 'desc')
    .orderBy('reference');
}

async function tagsInUse(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('enquiries').select('tags').distinct().where('tags', '!=', '[]').execute();
  return [...new Set(rows.flatMap(({ tags }) => tagsOf(tags)))].toSorted((one, other) => one.localeCompare(other));
}
