import { type Kysely, sql } from 'kysely';
import { wholly } from '#server/store/whole-migration.ts';

/** Enquiries are found by plain letters, and by what was written about them since. */
export const searchWords = wholly(async (db) => {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ reference: string; search_text: string }>`
      select reference, search_text from enquiries where reference > ${last} order by reference limit ${some}
    `.execute(db);
    const [newest] = rows.slice(-1);
    if (newest === undefined) return;
    const written = await writtenAbout(db, last, newest.reference);
    for (const { reference, search_text: before } of rows) {
      const texts = written.filter((one) => one.reference === reference).map(({ words }) => words);
      await sql`
        update enquiries set search_text = ${folded([before, ...texts].join('\n'))} where reference = ${reference}
      `.execute(db);
    }
    last = newest.reference;
  }
});

/** Rows taken together: engines limit how many values one statement may have. */
const some = 200;

/** Notes, replies, answers and questions about the enquiries between two, and the words of proposals that were sent. */
async function writtenAbout(db: Kysely<unknown>, after: string, until: string) {
  const { rows } = await sql<{ reference: string; words: string; draft: string | null }>`
    select reference, text as words, null as draft from enquiry_notes where reference > ${after} and reference <= ${until}
    union all
    select reference, coalesce(subject, '') || ' ' || text, null from enquiry_replies
    where reference > ${after} and reference <= ${until}
    union all
    select reference, subject || ' ' || text, null from enquiry_answers where reference > ${after} and reference <= ${until}
    union all
    select reference, text, null from proposal_questions join proposals using (proposal_id)
    where reference > ${after} and reference <= ${until}
    union all
    select reference, '', proposal_versions.draft from proposal_versions join proposals using (proposal_id)
    where reference > ${after} and reference <= ${until}
  `.execute(db);
  return rows.map(({ reference, words, draft }) => ({ reference, words: draft === null ? words : wordsOf(draft) }));
}

function wordsOf(draft: string): string {
  const { words = '', ownLines = [] }: { words?: string; ownLines?: { label: string }[] } = JSON.parse(draft);
  return [words, ...ownLines.map(({ label }) => label)].join('\n');
}

/** As server/enquiries/office/search-text.ts had it when this was released. */
function folded(text: string): string {
  const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter);
}
