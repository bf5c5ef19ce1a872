// Every card that is drawn: one for each record with a page and a scene, and one for all other pages.

import { createHash } from 'node:crypto';
import type { CardWords } from '#illustrations/identity/card-layout.ts';
import {
  accommodationWords,
  activityWords,
  defaultWords,
  destinationWords,
  groupTourWords,
  inspirationWords,
  placeWords,
  postWords,
  tourWords,
} from '#illustrations/identity/card-words.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { Scenes } from '#illustrations/render/scenes.ts';
import { type PageCollection, pageOf } from '../../contract/pages.ts';
import { defaultSocialCard, socialCardOf } from '../../contract/site/social-card.ts';
import type { Catalogue } from '../../server/content/catalogue/catalogue.ts';
import { contentFolders } from '../../server/content/catalogue/records/read-content.ts';

export interface CardJob {
  /** Where the card is served, and so where it lies below `public`. */
  address: string;
  words: CardWords;
  plate: PlateSpec;
  /** The seed of the record's plate: the card shows the same scene, laid out again. */
  seed: string;
}

const defaultJob: CardJob = {
  address: defaultSocialCard,
  words: defaultWords,
  plate: {
    time: 'golden',
    biome: 'savannah',
    landmark: 'kili',
    fauna: [{ species: 'elephant', count: 3 }],
    props: [],
  },
  seed: 'default-card',
};

export function cardJobs(catalogue: Catalogue, scenes: Scenes): CardJob[] {
  const jobsOf = <Entry>(
    collection: PageCollection,
    entries: ReadonlyMap<string, Entry>,
    wordsOf: (entry: Entry) => CardWords,
  ): CardJob[] =>
    [...entries].flatMap(([slug, entry]) => {
      const seed = `${contentFolders[collection]}/${slug}`;
      const plate = scenes.get(seed);
      if (plate === undefined) return [];
      return [{ address: socialCardOf(pageOf(collection, slug)), words: typographic(wordsOf(entry)), plate, seed }];
    });
  return [
    defaultJob,
    ...jobsOf('tours', catalogue.tours, tourWords),
    ...jobsOf('groupTours', catalogue.groupTours, groupTourWords),
    ...jobsOf('destinations', catalogue.destinations, destinationWords),
    ...jobsOf('places', catalogue.places, placeWords),
    ...jobsOf('accommodations', catalogue.accommodations, accommodationWords),
    ...jobsOf('activities', catalogue.activities, (entry) => activityWords(entry, catalogue)),
    ...jobsOf('posts', catalogue.posts, postWords),
    ...jobsOf('inspirations', catalogue.inspirations, inspirationWords),
  ];
}

/** What a card says of its record, in a few characters: another word, price or animal gives others. */
export function contentHash({ words, plate, seed }: CardJob): string {
  const { time, biome, landmark, fauna, props, variation } = plate;
  return shortHash(JSON.stringify([words, { time, biome, landmark, fauna, props, variation }, seed]));
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Apostrophes as a printer sets them. */
function typographic({ eyebrow, title, facts }: CardWords): CardWords {
  const set = (text: string) => text.replaceAll("'", '’');
  return { eyebrow: set(eyebrow), title: set(title), facts: facts.map(set) };
}
