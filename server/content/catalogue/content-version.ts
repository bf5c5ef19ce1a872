import { createHash } from 'node:crypto';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue, CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { keysOf } from '#server/keys-of.ts';
import { oncePer } from '#server/once-per.ts';

/**
 * Sixteen characters that change when a record changes (maps follow from records). Pages built of the same version say what the API
 * would say now, but for seats and the departures they belong to.
 */
export function contentVersionOf(catalogue: Catalogue): string {
  return digestOf(catalogue).slice(0, 16);
}

/** The same, but it changes with the day at the office too: departures are answered from today on. */
export function createAnswersVersion(catalogue: CurrentCatalogue, clock: Clock): () => string {
  let made: { catalogue?: Catalogue; quarter: number; version: string } = { quarter: Number.NaN, version: '' };
  return () => {
    const now = clock();
    // A day begins with a quarter of an hour everywhere; every answer asks, and writing a date costs more than the rest of it.
    const quarter = Math.floor(now.getTime() / 900_000);
    const current = catalogue();
    if (made.catalogue !== current || made.quarter !== quarter) {
      made = { catalogue: current, quarter, version: `${contentVersionOf(current)} ${officeDay(now)}` };
    }
    return made.version;
  };
}

const digestOf = oncePer((catalogue: Catalogue): string => {
  const hash = createHash('sha256');
  for (const name of keysOf(catalogue)) {
    // Reading it would draw it.
    if (name === 'destinationsMap') continue;
    const collection: unknown = catalogue[name];
    hash.update(name);
    if (!(collection instanceof Map)) hash.update(JSON.stringify(collection ?? null));
    else for (const [key, entry] of collection) hash.update(key).update(entryMark(entry));
  }
  return hash.digest('base64url');
});

function entryMark(entry: object): string {
  return 'record' in entry && 'summary' in entry
    ? recordMark(entry.record as object) + recordMark(entry.summary as object)
    : recordMark(entry);
}

/** The same for records that say the same, in whichever thread they were read. */
export const recordMark = oncePer((record: object): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22),
);
