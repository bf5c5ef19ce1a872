import { pageOf, pages } from '#contract/pages.ts';
import { recordMark } from '#server/content/catalogue/content-version.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import type { Filed } from '#server/content/catalogue/records/record-files.ts';
import { keysOf } from '#server/keys-of.ts';

/*
 * Content as it goes from one thread to the other: of records that are there already only their marks, so that a change costs what it
 * is and not what there is. What has not changed stays the very same there, with everything that was worked out of it.
 */

/** Each record in its order, or its mark (content-version.ts) where the other thread has it. */
export type SentContent = { [Kind in keyof Content]: (Content[Kind][number] | string)[] };

/** The marks of all records. */
export function marksOf(content: Content): string[] {
  return keysOf(content).flatMap((kind) => (content[kind] as Filed[]).map(recordMark));
}

/** @param held the marks of what the other thread has */
export function sentContent(content: Content, held: ReadonlySet<string>): SentContent {
  const sent = keysOf(content).map((kind) => {
    const records: readonly Filed[] = content[kind];
    return [kind, records.map((record) => (held.has(recordMark(record)) ? recordMark(record) : record))];
  });
  return Object.fromEntries(sent) as SentContent;
}

/** What was sent, with what this thread has. */
export function receivedContent(sent: SentContent, held: Content): Content {
  const known = new Map(keysOf(held).flatMap((kind) => (held[kind] as Filed[]).map((one) => [recordMark(one), one])));
  const received = keysOf(sent).map((kind) => {
    const records = (sent[kind] as (Filed | string)[]).map((one) => (typeof one === 'string' ? known.get(one) : one));
    const before: readonly Filed[] = held[kind];
    const isSame = records.length === before.length && records.every((record, index) => record === before[index]);
    return [kind, isSame ? before : records];
  });
  return Object.fromEntries(received) as Content;
}

/** The pages of records that were not there before as they are. */
export function pagesOfNew(content: Content, before: Content): string[] {
  return pages.flatMap((page) => {
    if (!('collection' in page)) return [];
    const known = new Set<Filed>(before[page.collection]);
    return content[page.collection].flatMap((record) =>
      known.has(record) ? [] : [pageOf(page.collection, record.slug)],
    );
  });
}
