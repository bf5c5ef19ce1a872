import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { readShortlistLink, shortlistHref } from '#features/shortlist/shortlist-link.ts';
import { nothingShortlisted, shortlist } from '#platform/shortlist/shortlist.ts';
import type { ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';
import { badStored } from '#tests/support/site/bad-stored.ts';

const site = 'https://safari.example';
const entries: ShortlistEntry[] = [
  { kind: 'tour', slug: 'masai-mara-safari', name: 'Masai Mara Safari', note: 'Grüße 🦒', addedAt: 9 },
  { kind: 'group-tour', slug: 'new-year-in-the-mara', addedAt: 8 },
  { kind: 'departure', slug: 'new-year-in-the-mara', departure: 'new-year-in-the-mara-2026-12-29', addedAt: 7 },
  { kind: 'accommodation', slug: 'olare-fig-camp', addedAt: 6 },
  { kind: 'place', slug: 'giraffe-centre', addedAt: 5 },
];
const trip: ShortlistTrip = { month: 'august', guests: { adults: 2, children: 2, infants: 0 }, childAges: [7, null] };

const fragmentOf = (href: string) => href.slice(href.indexOf('=') + 1);
const packed = (value: unknown) =>
  `1.${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

test('what is sent is read as it was: kinds, order, notes, days and people; names are the site’s own', async () => {
  const href = await shortlistHref(site, entries, trip);
  expect(href).toMatch(/^https:\/\/safari\.example\/tours#shortlist=1\.[\w-]+$/);
  const sent = await readShortlistLink(fragmentOf(href));
  expect(sent).toMatchObject({ state: 'read', trip });
  const read = sent.state === 'read' ? sent.entries : [];
  const plain = (list: readonly ShortlistEntry[]) =>
    list.map(({ kind, slug, departure, note }) => ({ kind, slug, departure, note }));
  expect(plain(read)).toEqual(plain(entries));
  expect(read.every(({ name }) => name === undefined)).toBe(true);
});

test('five entries and a note take less than 500 characters, forty with notes less than 10,000', async () => {
  expect((await shortlistHref(site, entries, trip)).length).toBeLessThan(500);
  const many = Array.from(
    { length: 40 },
    (_, index): ShortlistEntry => ({
      kind: 'tour',
      slug: `tour-${createHash('sha1').update(String(index)).digest('hex')}`,
      note: createHash('sha512').update(String(index)).digest('base64'),
      addedAt: 1,
    }),
  );
  expect((await shortlistHref(site, many, trip)).length).toBeLessThan(10_000);
});

test('forty entries with the longest notes of any script are read', async () => {
  const many = Array.from(
    { length: 40 },
    (_, index): ShortlistEntry => ({
      kind: 'tour',
      slug: `tour-${index}`,
      note: '山'.repeat(280),
      addedAt: 1,
    }),
  );
  const sent = await readShortlistLink(fragmentOf(await shortlistHref(site, many, trip)));
  expect(sent.state === 'read' && sent.entries).toHaveLength(40);
});

test.each(['2.abc', '9.', '17.anything-at-all', '999999.AAAA'])(
  'a link of a later site, %s, says so (B-676)',
  async (fragment) => {
    expect((await readShortlistLink(fragment)).state).toBe(fragment === '9.' ? 'unreadable' : 'newer');
  },
);

describe('what is none', () => {
  const good = { entries: entries.map(({ kind, slug, departure }) => ({ kind, slug, departure })), trip };
  test.each<readonly [string, string]>([
    ['nothing', ''],
    ['no version', 'abc'],
    ['version nought', '0.abc'],
    ['a negative version', '-1.abc'],
    ['letters that are none', '1.%00<script>'],
    ['markup', packed('<img src=x onerror=alert(1)>')],
    ['no entries', packed({ entries: [] })],
    ['forty-one entries', packed({ entries: Array.from({ length: 41 }, (_, i) => ({ kind: 'tour', slug: `t${i}` })) })],
    ['another kind', packed({ entries: [{ kind: 'javascript', slug: 'a' }] })],
    ['a slug that leads elsewhere', packed({ entries: [{ kind: 'tour', slug: '../../desk' }] })],
    ['a departure without its date', packed({ entries: [{ kind: 'departure', slug: 'a' }] })],
    ['a tour with a date', packed({ entries: [{ kind: 'tour', slug: 'a', departure: 'a-1' }] })],
    ['a note of a megabyte', packed({ entries: [{ kind: 'tour', slug: 'a', note: 'x'.repeat(1e6) }] })],
    ['more than it says', packed({ ...good, admin: true })],
    ['a party of thousands', packed({ ...good, trip: { guests: { adults: 5000, children: 0, infants: 0 } } })],
    ['no party', packed({ ...good, trip: { month: 'august' } })],
    ['a day that is none', packed({ ...good, trip: { ...trip, day: '2027-02-31' } })],
    ['a prototype', packed('{"__proto__":{"polluted":true},"entries":[]}')],
    ['fifty megabytes in seventy kilobytes', packed('0'.repeat(50_000_000))],
    ['brackets without end', packed('['.repeat(40_000))],
    ...badStored.map(([what, value]) => [what, packed(value)] as const),
  ])('%s is unreadable, and changes nothing', async (_, fragment) => {
    expect((await readShortlistLink(fragment)).state).toBe('unreadable');
    expect(shortlist.getSnapshot()).toBe(nothingShortlisted);
  });
});
