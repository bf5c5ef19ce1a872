import { existsSync } from 'node:fs';
import type { AtlasMap, DestinationsMap } from '#contract/maps.ts';
import type { Site } from '#contract/site.ts';
import { lackingPhotographs } from '#server/catalogue/content/photograph-problems.ts';
import { readQuotedAmounts } from '#server/catalogue/content/quoted-amounts.ts';
import type { Content, ReadRecords } from '#server/catalogue/content/read-content.ts';
import { typedAmounts } from '#server/catalogue/content/typed-amounts.ts';
import { buildCatalogue } from '#server/catalogue/loading/build-catalogue.ts';
import { checkContent, shownOn } from '#server/catalogue/loading/load-catalogue.ts';
import { createMapShelf, keepMaps } from '#server/catalogue/loading/map-shelf.ts';
import { type FileChanges, filesBelow, withChanges } from '#server/content/content-files.ts';
import { ContentError, type ContentProblem } from '#server/content-error.ts';
import { builtWords } from '#server/live-content/built-words.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';
import { shownPhotographs } from '#server/photos/shown-photographs.ts';

/** What a catalogue is made of, as it goes from one thread to another. */
export interface ReadCatalogue {
  content: Content;
  photographs: MadePhotographs;
  /** The maps of its records that were not drawn before, by their keys (map-shelf.ts). */
  maps: [string, AtlasMap | DestinationsMap][];
  /** The files of records that are left out until they are filled in. */
  unfinished: string[];
  /** The keys of all its maps. */
  mapKeys: string[];
  /** Whether the operator's own words are others than those the site was built with. */
  needsBuild: boolean;
}

export type Reading = { read: ReadCatalogue } | { problems: ContentProblem[] };

export interface CatalogueReaderOptions {
  folder: string;
  site: Site;
  /** The built site, whose photographs are shown; undefined in development. */
  siteFolder: string | undefined;
  /** Maps that are drawn already, by their keys. */
  drawn: readonly [string, AtlasMap | DestinationsMap][];
  /** What `builtWords` said when the server began. */
  words: string;
}

export interface CatalogueReader {
  /** The catalogue as the folder has it, with every map drawn; or every reason why it cannot be shown. */
  read(now: Date): Reading;
  /** The same after changes that are not made. */
  readWith(changes: FileChanges, now: Date): Reading;
  /** What would be wrong after these changes, amounts of ours that their texts type among it. */
  check(changes: FileChanges, now: Date): ContentProblem[];
}

/** Reads a folder again and again: of what did not change nothing is parsed, checked alone or drawn twice. */
export function createCatalogueReader(options: CatalogueReaderOptions): CatalogueReader {
  const { folder, site, siteFolder, drawn, words } = options;
  const known: ReadRecords = new Map();
  const shelf = createMapShelf();
  for (const [key, map] of drawn) shelf.drawn.set(key, map);
  const sent = new Set(shelf.drawn.keys());

  function checked(changes: FileChanges, now: Date) {
    const files = withChanges(filesBelow(folder), changes);
    const found = checkContent(files, { clock: () => now, site, known });
    const photographs = shownPhotographs(folder, siteFolder);
    const problems = lackingPhotographs(found.written, folder, photographs);
    if (problems.length > 0) throw new ContentError(problems);
    return { ...found, photographs };
  }

  function read(changes: FileChanges, now: Date): Reading {
    if (!existsSync(folder)) return { problems: [{ file: '', field: '', reason: 'the folder is gone; put it back' }] };
    try {
      const { shown, unfinished, photographs } = checked(changes, now);
      const content = shownOn(shown, site);
      shelf.asked.clear();
      drawMaps(content);
      const maps = [...shelf.drawn].filter(([key]) => !sent.has(key));
      for (const [key] of maps) sent.add(key);
      return {
        read: {
          content,
          photographs,
          maps,
          unfinished: [...unfinished],
          mapKeys: [...shelf.asked],
          needsBuild: builtWords(folder) !== words,
        },
      };
    } catch (error) {
      if (error instanceof ContentError) return { problems: [...error.problems] };
      throw error;
    }
  }

  return {
    read(now) {
      const found = read(new Map(), now);
      if ('read' in found) keepMaps(shelf, found.read.mapKeys);
      return found;
    },
    readWith: read,
    check(changes, now) {
      try {
        const { named } = checked(changes, now);
        return typedAmounts(named, readQuotedAmounts(folder)).filter(({ file }) => changes.has(file));
      } catch (error) {
        if (error instanceof ContentError) return [...error.problems];
        throw error;
      }
    },
  };

  function drawMaps(content: Content): void {
    const { tours, groupTours, destinations, places, accommodations } = buildCatalogue(content, undefined, shelf);
    for (const records of [tours, groupTours, destinations, places, accommodations]) {
      for (const entry of records.values()) Reflect.get(entry, 'map');
    }
    shelf.overview(content.destinations.toSorted((one, other) => one.order - other.order));
  }
}
