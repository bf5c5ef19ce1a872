import {
  mostTripLinkBytes,
  readTripLink,
  type TripLink,
  tripLinkVersion,
  versionOf,
  writeTripLink,
} from '#contract/trip/trip-link.ts';
import { fingerprint } from '#platform/forms/fingerprint.ts';
import { packText, unpackText } from '#platform/links/packed-text.ts';

/** What a link brought: a trip, or why there is none in it. */
export type ReceivedTrip = { kind: 'trip'; link: TripLink } | { kind: 'newer' } | { kind: 'unreadable' };

/** A character that was lost on the way can still make a trip, of other days or of other people. */
const checkCharacters = 6;
const checkOf = (text: string) => fingerprint(text).slice(0, checkCharacters);

/** The fragment of an address that carries this trip, without its `#`. */
export async function tripFragment(link: TripLink): Promise<string> {
  const text = writeTripLink(link);
  return `trip=${versionOf(link)}.${await packText(checkOf(text) + text)}`;
}

/** What stands behind `trip=` in an address, which may be anything. Never throws. */
export async function readTripFragment(fragment: string): Promise<ReceivedTrip> {
  const [, version, packed = ''] = /^(\d{1,4})\.(.*)$/.exec(fragment) ?? [];
  if (Number(version) > tripLinkVersion) return { kind: 'newer' };
  const checked = Number(version) >= 1 ? await unpackText(packed, mostTripLinkBytes) : undefined;
  const text = checked?.slice(checkCharacters) ?? '';
  const link = checked?.slice(0, checkCharacters) === checkOf(text) ? readTripLink(text) : undefined;
  return link === undefined ? { kind: 'unreadable' } : { kind: 'trip', link };
}
