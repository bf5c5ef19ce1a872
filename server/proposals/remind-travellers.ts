import type { Kysely } from 'kysely';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import { isMailable } from '#contract/forms/contact-details.ts';
import { readEnquiry } from '#server/enquiries/enquiry.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { type LetterSources, sendDueLetters } from '#server/proposals/bookings/send-letters.ts';
import { proposalMail } from '#server/proposals/proposal-mail.ts';
import { lockProposal, withVersion } from '#server/proposals/proposal-rows.ts';
import { askStore } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

/** Days before its end that a traveller is reminded, and for which they have had it at least. */
const days = 2;

/**
 * Reminds travellers once of each version that ends in two days, and sends what goes by itself about bookings. Asked each minute, by
 * however many servers: whoever comes second finds it done. Throws StoreUnavailable.
 */
export async function remindTravellers(sources: LetterSources, now: Date): Promise<void> {
  await remindOfEnd(sources, now);
  await sendDueLetters(sources, now);
}

async function remindOfEnd({ store, queue }: LetterSources, now: Date): Promise<void> {
  const due = await askStore(store, (db) => dueReminders(db, now).execute());
  for (const { proposal_id: id, version_id: versionId } of due) {
    await queue.write(async (db) => {
      const row = await lockProposal(db, id, { now });
      if (row === undefined || !(await dueReminders(db, now).where('version_id', '=', versionId).executeTakeFirst())) {
        return;
      }
      const { reference, number } = row;
      // The office's draft stays as it was read: whoever writes on it is kept from nothing.
      await db.updateTable('proposals').set({ reminded_at: now.toISOString() }).where('proposal_id', '=', id).execute();
      const enquiry = await readEnquiry(db, reference);
      if (enquiry === undefined || !isMailable(enquiry.details.traveller.email)) return;
      await queueMail(db, [proposalMail('proposal-reminder', reference, versionId)], now);
      const after = { number };
      await recordChange(db, { subject: { kind: 'proposal', id }, at: now, what: 'reminded', after });
    });
  }
}

function dueReminders(db: Kysely<Tables>, now: Date) {
  const today = officeDay(now);
  return (
    withVersion(db, 'number')
      .select(['proposals.proposal_id', 'version_id'])
      .where('state', '=', 'sent')
      .where('reminded_at', 'is', null)
      // Its last day ends two days after that before it begins.
      .where('valid_until', '>=', today)
      .where('valid_until', '<=', addDays(today, days - 1))
      .where('sent_at', '<', new Date(now.getTime() - days * 86_400_000).toISOString())
      .orderBy('proposals.proposal_id')
      .limit(200)
  );
}
