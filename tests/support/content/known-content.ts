import type { Site } from '#contract/site/site.ts';
import { createMapCache, type MapCache } from '#server/content/catalogue/loading/map-cache.ts';
import type { ReadRecords } from '#server/content/catalogue/records/read-content.ts';
import { readSite } from '#server/content/site/read-site.ts';

const sites = new Map<string, Site>();
const known: ReadRecords = new Map();
const mapCache = createMapCache();

/**
 * What a worker has read and drawn before, for whoever loads a catalogue: the texts of most folders are the same, and reading and
 * drawing them takes longer than most tests.
 */
export function knownContent(
  folder: string,
  isDemonstration = true,
): { site: Site; known: ReadRecords; mapCache: MapCache } {
  const read = readSite(folder, { isDemonstration });
  // Records are known again in the name of the same site.
  const words = JSON.stringify(read);
  const site = sites.get(words) ?? read;
  sites.set(words, site);
  return { site, known, mapCache };
}
