import { parsedJson } from '#contract/parsed-json.ts';
import {
  mostShortlistBytes,
  type ShortlistTrip,
  shortlistLink,
  shortlistLinkVersion,
} from '#contract/trip/shortlist-link.ts';
import { packText, unpackText } from '#platform/links/packed-text.ts';
import { entriesOnce } from '#platform/shortlist/shortlist.ts';
import { readEntry, type ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';

/** What a link brought. `newer`: a later build of the site wrote it. */
export type SentShortlist =
  | { state: 'read'; entries: readonly ShortlistEntry[]; trip: ShortlistTrip | undefined }
  | { state: 'newer' }
  | { state: 'unreadable' };

/** The whole address a shortlist is sent by; what it carries no server is told. `site` is where the site is, `https://…`. */
export async function shortlistHref(
  site: string,
  entries: readonly ShortlistEntry[],
  trip: ShortlistTrip | undefined,
): Promise<string> {
  const sent = { entries: entries.map(({ kind, slug, departure, note }) => ({ kind, slug, departure, note })), trip };
  return `${new URL('/tours', site).href}#shortlist=${shortlistLinkVersion}.${await packText(JSON.stringify(sent))}`;
}

/** Reads what stands after `#shortlist=`, whatever it is. */
export async function readShortlistLink(fragment: string): Promise<SentShortlist> {
  const [, version, packed] = /^(\d{1,6})\.([\w-]+)$/.exec(fragment) ?? [];
  if (version === undefined || packed === undefined) return { state: 'unreadable' };
  if (Number(version) > shortlistLinkVersion) return { state: 'newer' };
  const text = Number(version) === shortlistLinkVersion ? await unpackText(packed, mostShortlistBytes) : undefined;
  const { success, data } = shortlistLink.safeParse(parsedJson(text));
  if (!success) return { state: 'unreadable' };
  const entries = entriesOnce(data.entries.flatMap((entry) => readEntry(entry) ?? []));
  return { state: 'read', entries, trip: data.trip };
}
