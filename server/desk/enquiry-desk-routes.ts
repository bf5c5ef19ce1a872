import type { Transaction } from 'kysely';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import {
  addDeskEnquiryNote,
  changeDeskEnquiries,
  changeDeskEnquiry,
  countNeededEnquiries,
  eraseDeskEnquiry,
  erasePerson,
  getDeskEnquiry,
  getDeskEnquiryTable,
  listDeskEnquiries,
  listReplyTemplates,
  readDeskEnquiry,
  replyToDeskEnquiry,
} from '#contract/desk/enquiry-endpoints.ts';
import type { EnquiryChange } from '#contract/desk/enquiry-work.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskCall, DeskRoute } from '#server/desk/desk-route.ts';
import { enquiryTable } from '#server/desk/tables/enquiry-table.ts';
import { filedEnquiries } from '#server/desk/tables/filed-enquiries.ts';
import { StreamedTable } from '#server/desk/tables/streamed-table.ts';
import { readEnquiry, type StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { eraseEnquiries } from '#server/enquiries/erase-enquiries.ts';
import { replyTemplates } from '#server/enquiries/mails/reply-templates.ts';
import { addNote } from '#server/enquiries/office/add-note.ts';
import {
  type Changing,
  changeEnquiry,
  giveBack,
  readStanding,
  recordDone,
} from '#server/enquiries/office/change-enquiry.ts';
import { type ChangeOutcome, noSuchEnquiry, refuseUnlessDone } from '#server/enquiries/office/change-outcome.ts';
import { isAnswered, readEnquiryInFull } from '#server/enquiries/office/enquiry-in-full.ts';
import { countNeeded, listEnquiries } from '#server/enquiries/office/list-enquiries.ts';
import { chatOf, replyToEnquiry } from '#server/enquiries/office/reply-to-enquiry.ts';
import { otherDepartures, tripToday } from '#server/enquiries/office/trip-today.ts';
import { momentOf } from '#server/enquiries/office/waiting.ts';
import { tourOfDeparture } from '#server/group-tours/seat-check.ts';
import { changesOf, recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import { erase, findErasure } from '#server/operator-commands/erase.ts';
import { bookingTemplates } from '#server/proposals/bookings/desk-booking.ts';
import { proposalsOf } from '#server/proposals/list-proposals.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { askStore, scanStore } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

type Backing = Pick<
  DeskBacking,
  'store' | 'queue' | 'catalogue' | 'board' | 'operator' | 'secret' | 'isStaff' | 'wakeOutbox' | 'eraseMails'
>;

/** Adds the calls with which the office reads and answers enquiries. */
export function addEnquiryDeskRoutes(route: DeskRoute, backing: Backing): void {
  const { store, queue, catalogue, board, operator, isStaff, wakeOutbox, eraseMails } = backing;
  const tokens = createProposalTokens(backing.secret);

  route(listDeskEnquiries, ({ query }, { now }) =>
    scanStore(store, (db) => listEnquiries(db, query, momentOf(now, operator))),
  );

  route(countNeededEnquiries, (_, { now }) => askStore(store, (db) => countNeeded(db, momentOf(now, operator))));

  route(readDeskEnquiry, async ({ params: { reference } }) => {
    const read = await queue.write((db) =>
      db
        .updateTable('enquiries')
        .set({ is_unread: 0 })
        .where('reference', '=', reference)
        .returning('reference')
        .executeTakeFirst(),
    );
    if (read === undefined) throw noSuchEnquiry();
    return read;
  });

  route(getDeskEnquiry, ({ params }, { now }) => inFull(backing, params.reference, now));

  route(changeDeskEnquiry, ({ params, body }, call) => {
    refuseWrong(body, call.now);
    return change(params.reference, call, (db, changing) => changeEnquiry(db, changing, body));
  });

  route(changeDeskEnquiries, async ({ body: { changes } }, { staff, now }) => {
    for (const { change: wanted } of changes) if (!('back' in wanted)) refuseWrong(wanted, now);
    const by = staff.email;
    return queue.write(async (db) => {
      const answer: EndpointAnswer<typeof changeDeskEnquiries> = { done: [], refused: [] };
      for (const { reference, version, change: wanted } of changes) {
        const was = await readStanding(db, reference);
        const changing = { reference, version, by, now };
        const made =
          'back' in wanted ? await giveBack(db, changing, wanted.back) : await changeEnquiry(db, changing, wanted);
        if (was === undefined || !('done' in made)) {
          answer.refused.push(reference);
          continue;
        }
        await recordDone(db, changing, made);
        answer.done.push({ reference, version: version + (made.done.length > 0 ? 1 : 0), was });
      }
      return answer;
    });
  });

  route(addDeskEnquiryNote, ({ params, body }, call) =>
    change(params.reference, call, (db, changing) => addNote(db, changing, body)),
  );

  route(replyToDeskEnquiry, async ({ params, body }, call) => {
    const { reference } = params;
    const whatsapp = chatOf((await stored(reference)).details.traveller, body);
    const enquiry = await change(reference, call, (db, changing) => replyToEnquiry(db, changing, body));
    wakeOutbox();
    return { enquiry, whatsapp };
  });

  route(listReplyTemplates, async ({ params }, { staff, now }) => {
    const enquiry = await stored(params.reference);
    const { details } = enquiry;
    const context = details.kind === 'contact' ? details.context : undefined;
    const templates = replyTemplates({
      enquiry,
      isAnswered: await askStore(store, (db) => isAnswered(db, params.reference)),
      today: await tripToday({ catalogue: catalogue(), board }, details),
      hasWaitingList:
        catalogue().groupTours.get(tourOfDeparture(context?.departureId ?? ''))?.record.departures.waitlist === true,
      otherDepartures: context?.departureId === undefined ? [] : await otherDepartures({ board }, context),
      writer: staff.name,
      operator,
    });
    const written = { reference: params.reference, writer: staff.name };
    const letters = await askStore(store, (db) => bookingTemplates(db, { operator, tokens }, written, now));
    return { templates: [...letters, ...templates] };
  });

  route(eraseDeskEnquiry, async ({ params: { reference }, body }, { staff, now }) => {
    if (body.reference !== reference) throw invalid('reference', 'This is the reference of another enquiry.');
    const isErased = await queue.write(async (db) => {
      if ((await readEnquiry(db, reference)) === undefined) return false;
      await eraseEnquiries(db, [reference]);
      // Who erased something stays known; what it was does not.
      await recordChange(db, {
        subject: { kind: 'upkeep', id: 'enquiries' },
        by: staff.email,
        at: now,
        what: 'erased',
      });
      return true;
    });
    if (!isErased) throw noSuchEnquiry();
    await eraseMails([reference]);
    return { erased: reference };
  });

  route(erasePerson, async ({ params: { reference }, body }, { staff, now }) => {
    if (body.reference !== reference) throw invalid('reference', 'This is the reference of another enquiry.');
    const erased = await queue.write(async (db) => {
      const enquiry = await readEnquiry(db, reference);
      if (enquiry === undefined) return undefined;
      const found = await findErasure(db, { email: enquiry.details.traveller.email.toLowerCase() });
      await erase(db, found, now);
      const subject = { kind: 'upkeep' as const, id: 'enquiries' };
      await recordChange(db, { subject, by: staff.email, at: now, what: 'erased' });
      return found;
    });
    if (erased === undefined) throw noSuchEnquiry();
    const { references, places, subscriptions } = erased;
    await eraseMails([...references, ...places, ...subscriptions]);
    return { enquiries: references.length, places: places.length, subscriptions: subscriptions.length };
  });

  route(
    getDeskEnquiryTable,
    ({ query }, { now }) =>
      new StreamedTable(
        `enquiries-${officeDay(now)}.csv`,
        enquiryTable(filedEnquiries(store, query, momentOf(now, operator))),
      ),
  );

  async function change(
    reference: string,
    { staff, now, version }: DeskCall,
    work: (db: Transaction<Tables>, changing: Changing) => Promise<ChangeOutcome>,
  ): Promise<DeskEnquiry> {
    const changing = { reference, version: version(), by: staff.email, now };
    const outcome = await queue.write(async (db) => {
      const made = await work(db, changing);
      await recordDone(db, changing, made);
      return made;
    });
    refuseUnlessDone(outcome);
    return inFull(backing, reference, now);
  }

  function refuseWrong({ owner, remindOn }: EnquiryChange, now: Date): void {
    if (owner !== undefined && owner !== null && !isStaff(owner)) {
      throw invalid('owner', 'Nobody with this address works at the desk.');
    }
    if (remindOn !== undefined && remindOn !== null && remindOn <= officeDay(now)) {
      throw invalid('remindOn', 'Choose a day to come.');
    }
  }

  async function stored(reference: string): Promise<StoredEnquiry> {
    const enquiry = await askStore(store, (db) => readEnquiry(db, reference));
    if (enquiry === undefined) throw noSuchEnquiry();
    return enquiry;
  }
}

/** @throws ApiError `not_found`; StoreUnavailable */
async function inFull(
  { store, catalogue, board, operator }: Backing,
  reference: string,
  now: Date,
): Promise<DeskEnquiry> {
  const moment = momentOf(now, operator);
  const found = await askStore(store, async (db) => {
    const enquiry = await readEnquiryInFull(db, reference, moment);
    if (enquiry === undefined) return undefined;
    return {
      ...enquiry,
      proposals: await proposalsOf(db, catalogue(), reference, now),
      history: await changesOf(db, { kind: 'enquiry', id: reference }),
    };
  });
  if (found === undefined) throw noSuchEnquiry();
  return { ...found, today: (await tripToday({ catalogue: catalogue(), board }, found.details)) ?? null };
}

function invalid(field: string, reason: string): ApiError {
  return new ApiError('invalid', reason, { errors: { [field]: [reason] } });
}
