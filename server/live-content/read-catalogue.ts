import { existsSync } from 'node:fs';
import type { AtlasMap, DestinationsMap } from '#contract/maps.ts';
import type { Site } from '#contract/site.ts';
import { lackingPhotographs } from '#server/catalogue/content/photograph-problems.ts';
import { namedPhotographs, photographedParts, shownOriginals } from '#server/catalogue/content/photographed-records.ts';
import { readQuotedAmounts } from '#server/catalogue/content/quoted-amounts.ts';
import type { Content, ReadRecords } from '#server/catalogue/content/read-content.ts';
import { typedAmounts } from '#server/catalogue/content/typed-amounts.ts';
import { buildCatalogue } from '#server/catalogue/loading/build-catalogue.ts';
import { checkContent, shownOn } from '#server/catalogue/loading/load-catalogue.ts';
import { createMapShelf, keepMaps } from '#server/catalogue/loading/map-shelf.ts';
import { type GoodTexts, goodTexts, soundContent } from '#server/catalogue/loading/sound-files.ts';
import { type ContentFiles, type FileChanges, filesBelow, withChanges } from '#server/content/content-files.ts';
import { ContentError, type ContentProblem } from '#server/content-error.ts';
import { builtWords } from '#server/live-content/built-words.ts';
import { type KnownPhotographs, lookAtPhotographs, type PhotoPlaces } from '#server/photos/known-photographs.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';
import { type RenditionFile, renditionFiles } from '#server/photos/rendition-files.ts';

/** What a catalogue is made of, as it goes from one thread to another. */
export interface ReadCatalogue {
  content: Content;
  photographs: MadePhotographs;
  /** What of its photographs is not served yet. */
  renditions: RenditionFile[];
  /** The maps of its records that were not drawn before, by their keys (map-shelf.ts). */
  maps: [string, AtlasMap | DestinationsMap][];
  /** The files of records that are left out until they are filled in. */
  unfinished: string[];
  /** The keys of all its maps. */
  mapKeys: string[];
  /** What of the folder is wrong, and not shown. */
  faults: ContentProblem[];
  /** Of the files it is made of. */
  texts: GoodTexts;
  /** Whether the operator's own words are others than those the site was built with. */
  needsBuild: boolean;
}

export type Reading = ({ read: ReadCatalogue } | { problems: ContentProblem[] }) & {
  /** How many originals were not looked at yet, and the paths of those that records name. */
  waiting: { originals: number; named: string[] };
};

export interface CatalogueReaderOptions {
  folder: string;
  site: Site;
  /** Where its photographs lie. */
  photographs: PhotoPlaces;
  /** The addresses of renditions that are served; undefined where somebody else serves them. */
  served: readonly string[] | undefined;
  /** Maps that are drawn already, by their keys. */
  drawn: readonly [string, AtlasMap | DestinationsMap][];
  /** Of what is shown. */
  texts: GoodTexts;
  made: MadePhotographs;
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
  const { folder, site, photographs: places, drawn, words } = options;
  const records: ReadRecords = new Map();
  const shelf = createMapShelf();
  for (const [key, map] of drawn) shelf.drawn.set(key, map);
  const sent = new Set(shelf.drawn.keys());
  let { texts, made: goodMade } = options;
  let mending: FileChanges | undefined;
  const addresses = options.served && new Set(options.served);

  function checked(files: ContentFiles, now: Date, areLinksFree = false) {
    return checkContent(files, { clock: () => now, site, known: records, areLinksFree });
  }

  /** The folder without what is wrong in it. */
  function sound(now: Date, photographs = lookAtPhotographs(places)) {
    const read = (files: ContentFiles, isMended: boolean) => {
      const found = checked(files, now, isMended);
      // Whatever a record says of a photograph, it is shown without.
      const problems = isMended ? [] : lackingPhotographs(found.written, photographs);
      if (problems.length > 0) throw new ContentError(problems);
      return found;
    };
    const found = soundContent(filesBelow(folder), read, texts);
    mending = found.changes;
    texts = goodTexts(filesBelow(folder), records, { changes: mending, good: texts });
    return found;
  }

  /** The folder as it is shown, after changes that are not made. */
  function changed(changes: FileChanges, now: Date, photographs = lookAtPhotographs(places)) {
    mending ??= sound(now, photographs).changes;
    const found = checked(withChanges(withChanges(filesBelow(folder), mending), changes), now);
    const problems = lackingPhotographs(found.written, photographs).filter(({ file }) => changes.has(file));
    if (problems.length > 0) throw new ContentError(problems);
    return found;
  }

  function read(changes: FileChanges | undefined, now: Date): Reading {
    const photographs = lookAtPhotographs(places);
    const originals = photographs.waiting.length;
    if (!existsSync(folder)) return { problems: [gone], waiting: { originals: 0, named: [] } };
    try {
      const { found, faults } =
        changes === undefined ? sound(now, photographs) : { found: changed(changes, now, photographs), faults: [] };
      const content = shownOn(found.shown, site);
      const named = shownOriginals(photographedParts(content));
      const { made, renditions } = served(namedPhotographs(content, withGood(photographs)));
      if (changes === undefined) goodMade = made;
      return {
        read: {
          content,
          photographs: made,
          renditions,
          ...drawnMaps(content),
          unfinished: [...found.unfinished],
          faults,
          texts,
          needsBuild: builtWords(folder) !== words,
        },
        waiting: { originals, named: photographs.waiting.filter((path) => named.has(path)) },
      };
    } catch (error) {
      if (error instanceof ContentError) return { problems: [...error.problems], waiting: { originals, named: [] } };
      throw error;
    }
  }

  return {
    read(now) {
      const found = read(undefined, now);
      if ('read' in found) forgetMapsBut(found.read.mapKeys);
      return found;
    },
    readWith: read,
    check(changes, now) {
      try {
        const { named } = changed(changes, now);
        return typedAmounts(named, readQuotedAmounts(folder)).filter(({ file }) => changes.has(file));
      } catch (error) {
        if (error instanceof ContentError) return [...error.problems];
        throw error;
      }
    },
  };

  /** What is damaged now is shown as it was. */
  function withGood({ made, refused }: KnownPhotographs): MadePhotographs {
    return new Map([...[...goodMade].filter(([path]) => refused.has(path)), ...made]);
  }

  /** Photographs of which all files are or will be served. */
  function served(known: MadePhotographs) {
    if (addresses === undefined) return { made: known, renditions: [] };
    const files = renditionFiles(places, known, (address) => addresses.has(address));
    const renditions = [...files.values()].flatMap((each) => each ?? []);
    for (const { address } of renditions) addresses.add(address);
    const isServed = (path: string) => files.get(path) !== undefined;
    return { made: new Map([...known].filter(([path]) => isServed(path))), renditions };
  }

  /** Draws every map there is none of yet. */
  function drawnMaps(content: Content): Pick<ReadCatalogue, 'maps' | 'mapKeys'> {
    shelf.asked.clear();
    const { tours, groupTours, destinations, places: all, accommodations } = buildCatalogue(content, undefined, shelf);
    for (const collection of [tours, groupTours, destinations, all, accommodations]) {
      for (const entry of collection.values()) Reflect.get(entry, 'map');
    }
    shelf.overview(content.destinations.toSorted((one, other) => one.order - other.order));
    const maps = [...shelf.drawn].filter(([key]) => !sent.has(key));
    for (const [key] of maps) sent.add(key);
    return { maps, mapKeys: [...shelf.asked] };
  }

  /** The server forgets them too: what is drawn anew has to be sent anew. */
  function forgetMapsBut(keys: readonly string[]): void {
    keepMaps(shelf, keys);
    for (const key of [...sent]) if (!shelf.drawn.has(key)) sent.delete(key);
  }
}

const gone: ContentProblem = { file: '', field: '', reason: 'the folder is gone; put it back' };
