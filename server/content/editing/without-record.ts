import type { ContentProblem, ContentValue } from '#contract/desk/content.ts';
import { place } from '#contract/words/filled-in.ts';
import { pathOf, valueAt, withValueAt } from '#records/values.ts';
import type { Catalogue, Collection } from '#server/content/catalogue/catalogue.ts';
import { parseAmount } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import { amountInWords, type Priced, worthOf } from '#server/content/catalogue/records/amounts/amount-worth.ts';
import type { PublishedFile } from '#server/content/editing/publication.ts';
import { type RecordName, recordAt, recordKinds } from '#server/content/editing/record-kinds.ts';
import { readLiveFile } from '#server/content/editing/record-reader.ts';
import { fileTextOf } from '#server/content/editing/storable-value.ts';

/** Files that name a record, as they read without it, and what becomes of each place. */
interface WithoutRecord {
  files: PublishedFile[];
  /** The place with what becomes of it; as it is where only a person can write it anew. */
  noteOf(place: ContentProblem): ContentProblem;
}

/** Where a record may be left out of another, which then reads on without it. */
interface Left {
  value: ContentValue;
  becomes: string;
}

/**
 * Takes a record out of each place that names it and can be without it: out of lists, of related tours perhaps, from below a
 * review; an amount of it in a text stands there as the number it is today, and of a link the words stay.
 */
export async function withoutRecord(
  { folder, catalogue }: { folder: string; catalogue: Catalogue },
  gone: RecordName,
  places: readonly ContentProblem[],
): Promise<WithoutRecord> {
  const becomes = new Map<string, string>();
  const files: PublishedFile[] = [];
  const textOf = textWithout(gone, pricedOf(catalogue));
  for (const path of new Set(places.map(({ file }) => file))) {
    const record = recordAt(path);
    const file = record && (await readLiveFile(folder, record));
    if (record === undefined || file?.value === undefined) continue;
    let { value } = file;
    for (const { field } of places.filter((one) => one.file === path)) {
      const left = leftOut(field, { gone, kind: record.kind, written: file.value, now: value, textOf });
      if (left === undefined) continue;
      becomes.set(`${path} ${field}`, left.becomes);
      value = left.value;
    }
    const made = fileTextOf(record.kind, value, file.text);
    if (value === file.value || 'reason' in made) continue;
    files.push({ path, beforeHash: file.hash, before: file.text, text: made.text, what: 'published' });
  }
  return {
    files,
    noteOf(one) {
      const note = becomes.get(`${one.file} ${one.field}`);
      return note === undefined ? one : { ...one, becomes: note };
    },
  };
}

interface Naming {
  gone: RecordName;
  kind: RecordName['kind'];
  /** As the file has it, which places are told by, and as it is by now. */
  written: ContentValue;
  now: ContentValue;
  textOf: TextWithout;
}

function leftOut(field: string, { gone, kind, written, now, textOf }: Naming): Left | undefined {
  if (field === 'text' && typeof written.text === 'string') {
    const { text, becomes } = textOf(written.text);
    return becomes === '' ? undefined : { value: { ...now, text }, becomes };
  }
  const at = pathOf(field);
  const held = valueAt(written.fields, at);
  const above = at.slice(0, -1);
  const list = valueAt(now.fields, above);
  if (held === gone.name && Array.isArray(list)) {
    const others = list.filter((member) => member !== gone.name);
    return { value: { ...now, fields: withValueAt(now.fields, above, others) }, becomes: 'is taken out of this list' };
  }
  if (held === gone.name && kind === 'reviews') {
    const fields = withValueAt(now.fields, at, undefined);
    return { value: { ...now, fields }, becomes: 'stays, and names no trip' };
  }
  if (typeof held !== 'string') return undefined;
  const { text, becomes } = textOf(held);
  return becomes === '' ? undefined : { value: { ...now, fields: withValueAt(now.fields, at, text) }, becomes };
}

type TextWithout = (text: string) => { text: string; becomes: string };

/** A text without links to a record and without amounts of it, and what became of them in words; none where it names none. */
function textWithout({ kind, name }: RecordName, priced: Priced): TextWithout {
  const page = recordKinds[kind].page(name);
  const isOf = (part: string) => {
    const amount = parseAmount(part);
    return (
      typeof amount !== 'string' && amount.terms.some(({ value }) => typeof value !== 'number' && value.of[0] === name)
    );
  };
  const numberOf = (part: string) => {
    const amount = isOf(part) ? parseAmount(part) : part;
    const worth = typeof amount === 'string' ? amount : worthOf(amount, priced);
    return typeof worth === 'string' ? part : String(worth);
  };
  return (text) => {
    const amounts: string[] = [];
    const links: string[] = [];
    const plain = text.replace(place, (written, inside: string) => {
      const [sum = '', ...options] = inside.trim().toLowerCase().replace(/\s+/g, ' ').split(/ ?, ?/);
      const numbers = sum
        .split(/ (plus|minus) /)
        .map(numberOf)
        .join(' ');
      if (numbers === sum) return written;
      const amount = parseAmount(inside);
      const worth = typeof amount === 'string' ? amount : worthOf(amount, priced);
      if (typeof worth === 'number') amounts.push(amountInWords(worth, false));
      return `{{${[numbers, ...options].join(', ')}}}`;
    });
    const unlinked = plain.replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, (link, words: string, href: string) => {
      if (page === undefined || href.split(/[?#]/)[0] !== page || !page.endsWith(`/${name}`)) return link;
      links.push(words);
      return words;
    });
    const notes = [
      ...(amounts.length > 0 ? [`says ${[...new Set(amounts)].join(', ')} from now on, whatever changes`] : []),
      ...links.map((words) => `“${words}” is no link any more`),
    ];
    return { text: unlinked, becomes: notes.join('; ') };
  };
}

function pricedOf({ tours, groupTours, activities, accommodations, fees, otherCosts }: Catalogue): Priced {
  const recordsOf = <Record>(collection: Collection<Record, unknown>) =>
    collection.all().map(([, { record }]) => record);
  return {
    tours: recordsOf(tours),
    groupTours: recordsOf(groupTours),
    activities: recordsOf(activities),
    accommodations: recordsOf(accommodations),
    fees: [...fees],
    otherCosts: [...otherCosts],
  };
}
