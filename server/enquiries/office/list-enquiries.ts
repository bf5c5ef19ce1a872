import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { deskPageSize } from '#contract/desk/desk-paging.ts';
import {
  type DeskEnquiriesQuery,
  type DeskEnquiryList,
  type NeededEnquiries,
  nobody,
} from '#contract/desk/enquiries.ts';
import { type EnquiryState, enquiryStates } from '#contract/desk/enquiry-work.ts';
import { deskColumns, summaryOf, tagsOf } from '#server/enquiries/office/enquiry-summary.ts';
import { searchedWords } from '#server/enquiries/office/search-text.ts';
import {
  inOrderOfNeed,
  type Moment,
  whereNeeded,
  whereOverdue,
  whereReminderDue,
} from '#server/enquiries/office/waiting.ts';
import type { Tables } from '#server/store/tables.ts';

type Enquiries<Output> = SelectQueryBuilder<Tables, 'enquiries', Output>;

/** What the office has to do something about now, and what of it nobody has read. Throws what the engine threw. */
export async function countNeeded(db: Kysely<Tables>, moment: Moment): Promise<NeededEnquiries> {
  const { needed, unread } = await db
    .selectFrom('enquiries')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('needed'),
      eb.fn.coalesce(eb.fn.sum<number | string>('is_unread'), sql<number>`0`).as('unread'),
    ])
    .where((eb) => whereNeeded(eb, moment))
    .executeTakeFirstOrThrow();
  return { needed: Number(needed), unread: Number(unread) };
}

/** A page of the list, counts included. Throws what the engine threw. */
export async function listEnquiries(
  db: Kysely<Tables>,
  query: DeskEnquiriesQuery,
  moment: Moment,
): Promise<DeskEnquiryList> {
  const { state, sort, page } = query;
  const { counts, ...due } = await countsOf(db, query, moment);
  const wanted: readonly EnquiryState[] = state.length === 0 ? enquiryStates : state;

  const picked = inOrder(found(db.selectFrom('enquiries'), query, moment), sort, moment)
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

/** Everything of a query but the order and the page. */
export type EnquiryFilter = Omit<DeskEnquiriesQuery, 'sort' | 'page'>;

/** What a filter finds, newest first. Throws what the engine threw. */
export async function foundReferences(db: Kysely<Tables>, filter: EnquiryFilter, moment: Moment): Promise<string[]> {
  const rows = await found(db.selectFrom('enquiries'), filter, moment)
    .select('reference')
    .$if(filter.state.length > 0, (some) => some.where('state', 'in', filter.state))
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  return rows.map(({ reference }) => reference);
}

async function countsOf(
  db: Kysely<Tables>,
  query: DeskEnquiriesQuery,
  moment: Moment,
): Promise<Pick<DeskEnquiryList, 'counts' | 'overdue' | 'remindersDue'>> {
  const rows = await found(db.selectFrom('enquiries'), query, moment)
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
function found<Output>(
  rows: Enquiries<Output>,
  { owner, tag, kind, turn, q = '' }: EnquiryFilter,
  moment: Moment,
): Enquiries<Output> {
  const words = searchedWords(q);
  return rows
    .$if(owner === nobody, (some) => some.where('owner', 'is', null))
    .$if(owner !== undefined && owner !== nobody, (some) => some.where('owner', '=', owner ?? ''))
    .$if(turn !== undefined, (some) => some.where((eb) => whereNeeded(eb, moment)))
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'contact'))
    .$if(tag !== undefined, (some) => some.where(holds('tags', `"${tag}"`)))
    .$if(words.length > 0, (some) =>
      some.where(({ and, or }) => and(words.map((ways) => or(ways.map((word) => holds('search_text', word)))))),
    );
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
      return inOrderOfNeed(rows, moment);
  }
}

async function tagsInUse(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('enquiries').select('tags').distinct().where('tags', '!=', '[]').execute();
  return [...new Set(rows.flatMap(({ tags }) => tagsOf(tags)))].toSorted((one, other) => one.localeCompare(other));
}
