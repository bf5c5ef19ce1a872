import type { Hit } from 'instantsearch.js';
import { useMemo } from 'react';
import { useHits } from 'react-instantsearch';
import type { Picture } from '#contract/records/picture.ts';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import {
  accommodationFacts,
  destinationFacts,
  groupTourFacts,
  type HitFacts,
  hitDocuments,
  placeFacts,
  tourFacts,
} from '#features/search/hits/hit-facts.ts';
import { collections } from '#features/search/search-collections.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** A found record as it is shown. */
export interface SearchHit extends HitFacts {
  uid: IndexUid;
  id: string;
  to: string;
  name: string;
  text: string;
  /** Where the words were found, when neither name nor text shows it: its name on a card, and the way to the text. */
  found?: { label: string; attribute: string[] };
  picture: Picture;
  /** For `Highlight`, which marks what was found in it. */
  hit: MarkedHit;
}

export type MarkedHit = Hit<Record<string, unknown>>;

/** Reads a hit of an index; undefined, and logged, when it is not what was agreed. */
export function readHit(uid: IndexUid, hit: MarkedHit): SearchHit | undefined {
  const read = readers[uid](hit);
  if (read === undefined) {
    console.error(`A hit of ${uid} was left out.`);
    return undefined;
  }
  const { document, facts } = read;
  const marked = fieldsOf(hit._highlightResult);
  const found = isMarked(marked.name) || isMarked(marked.summary) ? undefined : foundElsewhere(marked);
  return {
    ...facts,
    facts: facts.facts.filter((fact) => fact !== ''),
    uid,
    // Ids are unique within an index only.
    id: `${uid}-${document.slug}`,
    to: `${collections[uid].folder}/${document.slug}`,
    name: document.name,
    text: document.summary,
    ...(found && { found }),
    picture: document.picture,
    hit,
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

/** Whether a found word is marked in a field; its text is escaped, so only InstantSearch can have put a tag there. */
function isMarked(field: unknown): boolean {
  const { value } = fieldsOf(field);
  return typeof value === 'string' && value.includes('<mark>');
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
    if (isMarked(field)) return { label, attribute: [attribute] };
    // Lists have one entry an item.
    const item = Array.isArray(field) ? field.findIndex(isMarked) : -1;
    if (item !== -1) return { label, attribute: [attribute, String(item)] };
  }
  return undefined;
}

/** The hits of the index around it, as cards show them; one that is not what was agreed is left out. */
export function useCollectionHits(uid: IndexUid): SearchHit[] {
  const { items } = useHits();
  return useMemo(() => items.flatMap((hit) => readHit(uid, hit) ?? []), [uid, items]);
}
