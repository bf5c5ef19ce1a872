import { sql, type Transaction } from 'kysely';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import type { Tables } from '#server/store/tables.ts';

/** Letters that are no plain one with a mark. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** In small plain letters: a name is found however its accents are typed. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter);
}

/** What an enquiry is found by at the desk: reference, traveller, trip and what was written; what is written later is added. */
export function searchTextOf(reference: string, details: EnquiryDetails): string {
  const { name, email, phone } = details.traveller;
  const [about, written] =
    details.kind === 'contact' ? [details.context?.name, details.message] : [details.tour.name, details.notes];
  return folded([reference, name, email, phone, about, written].filter((part) => part !== undefined).join('\n'));
}

/** Lets an enquiry be found by these words too. Throws what the engine threw. */
export async function addSearchText(db: Transaction<Tables>, reference: string, words: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ search_text: sql<string>`search_text || ${`\n${folded(words)}`}` })
    .where('reference', '=', reference)
    .execute();
}

/** Takes words out that were added, each time they stand there. Throws what the engine threw. */
export async function dropSearchText(db: Transaction<Tables>, reference: string, words: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ search_text: sql<string>`replace(search_text, ${`\n${folded(words)}`}, '')` })
    .where('reference', '=', reference)
    .execute();
}

/** Each word of what is looked for, in the ways it may stand there: a number also as it is dialled from abroad. */
export function searchedWords(typed: string): string[][] {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  // More words than anybody types find no less.
  return words.slice(0, 10).map((word) => {
    const digits = word.replace(/[().+/-]/g, '').replace(/^0+/, '');
    return /^\d{3,}$/.test(digits) && digits !== word ? [word, digits] : [word];
  });
}
