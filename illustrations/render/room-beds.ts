// Reads the beds of a room from the words a guest reads: “one double and two singles or four singles”.

import type { BedKind, RoomSpec } from '#illustrations/plates/interiors/room-spec.ts';

const numbers: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 };
const kinds: Readonly<Record<string, BedKind>> = {
  king: 'double',
  queen: 'double',
  double: 'double',
  single: 'single',
  bunk: 'bunk',
  'day bed': 'single',
  'sofa bed': 'single',
};
const bedWords = new RegExp(`\\b(${Object.keys(numbers).join('|')}) (${Object.keys(kinds).join('|')})`, 'gi');

/** The most beds a picture has room for. */
const most = 3;

/** The beds in the first of the ways a room can be made up, the doubles first; one double where the words name none. */
export function bedsIn(words: string): RoomSpec['beds'] {
  const [firstWay = ''] = words.split(' or ');
  const beds = [...firstWay.matchAll(bedWords)].flatMap(([, number = '', kind = '']): BedKind[] =>
    Array<BedKind>(numbers[number.toLowerCase()] ?? 1).fill(kinds[kind.toLowerCase()] ?? 'double'),
  );
  return beds.length === 0 ? ['double'] : beds.slice(0, most);
}
