import type { Transaction } from 'kysely';
import type { NewEnquiryNote } from '#contract/desk/enquiry-work.ts';
import { type Changing, changeWork } from '#server/enquiries/office/change-enquiry.ts';
import type { ChangeOutcome } from '#server/enquiries/office/change-outcome.ts';
import { addSearchText } from '#server/enquiries/office/search-text.ts';
import type { Tables } from '#server/store/tables.ts';

/** Adds a note, once under its id. */
export async function addNote(
  db: Transaction<Tables>,
  changing: Changing,
  { noteId, text }: NewEnquiryNote,
): Promise<ChangeOutcome> {
  const { reference, by, now } = changing;
  const id = noteId.toLowerCase();
  const before = async (): Promise<ChangeOutcome | undefined> => {
    const note = await db.selectFrom('enquiry_notes').selectAll().where('note_id', '=', id).executeTakeFirst();
    if (note === undefined) return undefined;
    return note.reference === reference && note.text === text ? { done: [] } : { refused: 'other' };
  };
  const repeated = await before();
  if (repeated !== undefined) return repeated;
  const outcome = await changeWork(db, changing, () => ({ set: {}, done: [{ what: 'note' }] }));
  // The same note, at another server at the same moment, may have been what made the new version.
  if ('refused' in outcome) return (await before()) ?? outcome;
  await db
    .insertInto('enquiry_notes')
    .values({ note_id: id, reference, text, written_by: by, written_at: now.toISOString() })
    .execute();
  await addSearchText(db, reference, text);
  return outcome;
}
