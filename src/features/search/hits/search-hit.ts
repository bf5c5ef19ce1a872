import type { Picture } from '#contract/picture.ts';
import type { IndexUid } from '#contract/search-indexes.ts';
import { hitDocuments } from '#features/search/hits/hit-documents.ts';
import {
  accommodationFacts,
  destinationFacts,
  groupTourFacts,
  type HitFacts,
  placeFacts,
  tourFacts,
} from '#features/search/hits/hit-facts.ts';
import { hasMark } from '#features/search/hits/marked-parts.ts';
import { collections } from '#features/search/search-collections.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** A found record as it is shown. `name`, `text` and `found` carry the marks of the found words. */
export interface SearchHit extends HitFacts {
  uid: IndexUid;
  id: string;
  to: string;
  name: string;
  text: string;
  /** Where the words were found, when neither name nor text shows it. */
  found?: { label: string; text: string };
  picture: Picture;
}

/** Reads a hit of an index; undefined, and logged, when it is not what was agreed. */
export function readHit(uid: IndexUid, hit: Record<string, unknown>): SearchHit | undefined {
  const read = readers[uid](hit);
  if (read === undefined) {
    console.error(`A hit of ${uid} was left out.`);
    return undefined;
  }
  const { document, facts } = read;
  const marked = fieldsOf(hit._highlightResult);
  const name = oneMarked(marked.name) ?? document.name;
  const text = oneMarked(marked.summary) ?? document.summary;
  const found = hasMark(name) || hasMark(text) ? undefined : foundElsewhere(marked);
  return {
    ...facts,
    facts: facts.facts.filter((fact) => fact !== ''),
    uid,
    // Ids are unique within an index only.
    id: `${uid}-${document.slug}`,
    to: `${collections[uid].folder}/${document.slug}`,
    name,
    text,
    ...(found && { found }),
    picture: document.picture,
  };
}

const reader =
  <Uid extends IndexUid>(uid: Uid, factsOf: (document: never) => HitFacts) =>
  (hit: unknown) => {
    const { data } = hitDocuments[uid].safeParse(hit);
    return data && { document: data, facts: factsOf(data as never) };
  };

const readers = {
  tours: reader('tours', tourFacts),
  group_tours: reader('group_tours', groupTourFacts),
  destinations: reader('destinations', destinationFacts),
  places: reader('places', placeFacts),
  accommodations: reader('accommodations', accommodationFacts),
};

/** A field with its found words marked. */
function oneMarked(field: unknown): string | undefined {
  const { value } = fieldsOf(field);
  return typeof value === 'string' ? value : undefined;
}

/** Fields that are searched but not shown on a card, and what a card calls them. */
const elsewhere: Record<string, string> = {
  tagline: 'In short',
  destinations: 'On the way',
  county: 'Region',
  activities: 'Activities',
  highlights: 'Highlights',
  wildlife: 'Wildlife',
  places: 'Places',
  facilities: 'Facilities',
};

export const markedAttributes = ['name', 'summary', ...Object.keys(elsewhere)];

function foundElsewhere(marked: ReturnType<typeof fieldsOf>): SearchHit['found'] {
  for (const [attribute, label] of Object.entries(elsewhere)) {
    const field = marked[attribute];
    // Lists have one entry an item.
    const texts = (Array.isArray(field) ? field : [field]).map(oneMarked);
    const text = texts.find((value) => value !== undefined && hasMark(value));
    if (text !== undefined) return { label, text };
  }
  return undefined;
}
