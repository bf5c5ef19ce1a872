import { createHash } from 'node:crypto';
import { officeDay } from '#contract/calendar.ts';
import type { Catalogue, CurrentCatalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { keysOf } from '#server/keys-of.ts';

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

const digests = new WeakMap<Catalogue, string>();

function digestOf(catalogue: Catalogue): string {
  const known = digests.get(catalogue);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const name of keysOf(catalogue)) {
    // Reading it would draw it.
    if (name === 'destinationsMap') continue;
    const collection = catalogue[name];
    const listed = collection instanceof Map ? [...collection] : collection;
    hash.update(name).update(JSON.stringify(listed ?? null));
  }
  const digest = hash.digest('base64url');
  digests.set(catalogue, digest);
  return digest;
}
