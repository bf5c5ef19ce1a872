import { departureIdPattern, longestNote, type ShortlistKind, shortlistKinds } from '#contract/trip/shortlist.ts';
import { slug, words } from '#platform/search-params.ts';

/** What a heart stands beside. `slug` is its page's; a departure has its group tour's, and an id of its own. */
export interface ShortlistSubject {
  kind: ShortlistKind;
  slug: string;
  departure?: string | undefined;
}

export interface ShortlistEntry extends ShortlistSubject {
  /** As it was called when it was saved: what is shown of it where it cannot be loaded. */
  name?: string | undefined;
  /** The visitor's own words. */
  note?: string | undefined;
  /** When it was saved, in milliseconds; 0 where that is not known. */
  addedAt: number;
}

/** The same for the same thing, whoever saved it and when. */
export function entryKey({ kind, slug: its, departure = '' }: ShortlistSubject): string {
  return `${kind}/${its}/${departure}`;
}

const readName = words(200);

/** An entry as it was stored or sent, whatever it is; undefined for what is none. */
export function readEntry(given: unknown): ShortlistEntry | undefined {
  const { kind, slug: its, departure, name, note, addedAt } = Object(given) as Record<string, unknown>;
  const known = shortlistKinds.find((one) => one === kind);
  const page = slug(its);
  if (known === undefined || page === undefined) return undefined;
  const entry = {
    kind: known,
    slug: page,
    name: readName(name),
    note: readNote(note),
    addedAt: Number.isFinite(addedAt) ? (addedAt as number) : 0,
  };
  if (known !== 'departure') return entry;
  return typeof departure === 'string' && departureIdPattern.test(departure) ? { ...entry, departure } : undefined;
}

/** In one line, and cut where it is too long; undefined where nothing is left. */
export function readNote(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  return (
    given
      .slice(0, 4 * longestNote)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longestNote) || undefined
  );
}
