import { existsSync } from 'node:fs';
import type { ContentProblem } from '#contract/desk/content.ts';
import type { AtlasMap, DestinationsMap } from '#contract/records/maps.ts';
import type { Site } from '#contract/site/site.ts';
import { checkContent, shownOn } from '#server/content/catalogue/loading/load-catalogue.ts';
import { type DrawableMap, mapsOf } from '#server/content/catalogue/loading/map-cache.ts';
import { type GoodTexts, goodTexts, soundContent, textChanges } from '#server/content/catalogue/loading/sound-files.ts';
import { lackingPhotographs } from '#server/content/catalogue/records/photograph-problems.ts';
import {
  namedPhotographs,
  photographedParts,
  shownOriginals,
} from '#server/content/catalogue/records/photographed-records.ts';
import { readQuotedAmounts } from '#server/content/catalogue/records/quoted-amounts.ts';
import type { ReadRecords } from '#server/content/catalogue/records/read-content.ts';
import { typedAmountsIn } from '#server/content/catalogue/records/typed-amounts.ts';
import { type ContentFiles, type FileChanges, filesBelow, withChanges } from '#server/content/files/content-files.ts';
import { builtWords } from '#server/content/live/built-words.ts';
import { type SentContent, sentContent } from '#server/content/live/sent-content.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { ContentError } from '#server/content-error.ts';
import { findPhotographs, type KnownPhotographs, type PhotoPlaces } from '#server/photos/known-photographs.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';
import { type RenditionFile, renditionFiles } from '#server/photos/rendition-files.ts';

/** What the thread that asks has already, which is not sent again. */
export interface Held {
  /** The marks of its records. */
  records: ReadonlySet<string>;
  /** The keys of the maps that are drawn. */
  maps: ReadonlySet<string>;
}

/** Maps by their keys (map-cache.ts), and how many are still to be drawn. */
export interface DrawnMaps {
  maps: [string, AtlasMap | DestinationsMap][];
  mapsLeft: number;
}

/** What a catalogue is made of, as it goes from one thread to another. */
export interface ReadCatalogue extends DrawnMaps {
  content: SentContent;
  photographs: MadePhotographs;
  /** What of its photographs is not served yet. */
  renditions: RenditionFile[];
  /** The files of records that are left out until they are filled in. */
  unfinished: string[];
  /** What of the folder is wrong, and not shown. */
  problems: ContentProblem[];
  /** Of the files it is made of, those that changed since the folder was read before. */
  texts: FileChanges;
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
  /** Of what is shown. */
  texts: GoodTexts;
  made: MadePhotographs;
  /** What `builtWords` said when the server began. */
  words: string;
}

export interface CatalogueReader {
  /** The catalogue as the folder has it; or every reason why it cannot be shown. */
  read(now: Date, held: Held): Reading;
  /** The same after changes that are not made. */
  readWith(changes: FileChanges, now: Date, held: Held): Reading;
  /** Draws maps of the folder as it was read last, for some time. */
  drawMaps(drawn: ReadonlySet<string>): DrawnMaps;
  /** What would be wrong after these changes, amounts of ours that their texts type among it. */
  check(changes: FileChanges, now: Date): ContentProblem[];
}

/** Reads a folder again and again: of what did not change nothing is parsed, checked alone or drawn twice. */
export function createCatalogueReader(options: CatalogueReaderOptions): CatalogueReader {
  const { folder, site, photographs: places, words } = options;
  const records: ReadRecords = new Map();
  let drawable: readonly DrawableMap[] = [];
  let { texts, made: goodMade } = options;
  let sentTexts = texts;
  let mending: FileChanges | undefined;
  const addresses = options.served && new Set(options.served);

  function checked(files: ContentFiles, now: Date, areLinksFree = false) {
    return checkContent(files, { clock: () => now, site, known: records, areLinksFree });
  }

  /** The folder without what is wrong in it. */
  function sound(now: Date, photographs = findPhotographs(places)) {
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
  function changed(changes: FileChanges, now: Date, photographs = findPhotographs(places)) {
    mending ??= sound(now, photographs).changes;
    const found = checked(withChanges(withChanges(filesBelow(folder), mending), changes), now);
    const problems = lackingPhotographs(found.written, photographs).filter(({ file }) => changes.has(file));
    if (problems.length > 0) throw new ContentError(problems);
    return found;
  }

  function read(changes: FileChanges | undefined, now: Date, held: Held): Reading {
    const photographs = findPhotographs(places);
    const originals = photographs.waiting.length;
    if (!existsSync(folder)) return { problems: [gone], waiting: { originals: 0, named: [] } };
    try {
      const { found, problems } =
        changes === undefined ? sound(now, photographs) : { found: changed(changes, now, photographs), problems: [] };
      const content = shownOn(found.shown, site);
      const named = shownOriginals(photographedParts(content));
      const needsBuild = builtWords(folder) !== words;
      const { made, renditions } = served(namedPhotographs(content, withGood(photographs)));
      const maps = mapsOf(content);
      const reading: Reading = {
        read: {
          content: sentContent(content, held.records),
          photographs: made,
          renditions,
          ...drawnMaps(maps, held.maps),
          unfinished: [...found.unfinished],
          problems: needsBuild ? [...wordsProblems(), ...problems] : problems,
          texts: changes === undefined ? textChanges(sentTexts, texts) : new Map(),
          needsBuild,
        },
        waiting: { originals, named: photographs.waiting.filter((path) => named.has(path)) },
      };
      if (changes === undefined) {
        goodMade = made;
        sentTexts = texts;
        drawable = maps;
      }
      return reading;
    } catch (error) {
      if (error instanceof ContentError) return { problems: [...error.problems], waiting: { originals, named: [] } };
      throw error;
    }
  }

  return {
    read: (now, held) => read(undefined, now, held),
    readWith: read,
    drawMaps: (drawn) => drawnMaps(drawable, drawn),
    check(changes, now) {
      try {
        const { named } = changed(changes, now);
        return typedAmountsIn(changes, named, readQuotedAmounts(folder));
      } catch (error) {
        if (error instanceof ContentError) return [...error.problems];
        throw error;
      }
    },
  };

  /** What would keep a site from being built and started with the operator's words of now. */
  function wordsProblems(): readonly ContentProblem[] {
    try {
      readSite(folder, site);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  }

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
}

/** So long maps are drawn before others have their turn, in milliseconds. */
const drawsForMs = 200;

function drawnMaps(all: readonly DrawableMap[], drawn: ReadonlySet<string>): DrawnMaps {
  const begun = performance.now();
  const missing = new Map(all.filter(({ key }) => !drawn.has(key)).map((map) => [map.key, map]));
  const maps: DrawnMaps['maps'] = [];
  for (const { key, draw } of missing.values()) {
    maps.push([key, draw()]);
    if (performance.now() - begun > drawsForMs) break;
  }
  return { maps, mapsLeft: missing.size - maps.length };
}

const gone: ContentProblem = { file: '', field: '', reason: 'the folder is gone; put it back' };
