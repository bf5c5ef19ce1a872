import fc from 'fast-check';

/* Texts and bodies that are to cost as much as they can: nearly always one short text again and again. */

const starts = ['', '', 'a', '+', '"', 'price > ', 'name', '/', 'text/html', 'W/"', '<', '[', '-', 'a@b.'];
const units = [
  ...'09 \ta/-%@.,;:="“\'\\()[\né\u0301\ufdfaß🦁\ud800\u202e\0',
  ...['aa ', '//', 'a-', 'a.', 'a,', 'a:b:', '.a', '%40', 'q=0;', ';q=0.1,', '\r\n', '[{', '{"a":', 'NOT ', 'a OR '],
  ...['1,', 'serengetti ', 'kilimanjarro ', 'lake ', 'e\u0301', '<a>', 'tier = mid AND ', 'months > 1 OR ', '"a" "b" '],
  ...[' -a', 'price:asc', 'name,', '2027-01-01', '::', '1.', 'W/"a", '],
];
const ends = ['', '', 'x', '!', '"', '@', ' ', '\n', ':asc', ']', ')', '\u0301'];

/** A text of so many characters at most. */
export function costlyText(longest: number): fc.Arbitrary<string> {
  return fc
    .record({
      start: fc.constantFrom(...starts),
      unit: fc.constantFrom(...units),
      length: fc.oneof(
        { weight: 3, arbitrary: fc.constant(longest) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: longest }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: Math.min(longest, 70) }) },
      ),
      end: fc.constantFrom(...ends),
    })
    .map(({ start, unit, length, end }) => {
      const middle = unit.repeat(Math.max(0, Math.floor((length - start.length - end.length) / unit.length)));
      return (start + middle + end).slice(0, longest);
    });
}

/** Bodies that are none. */
export const nonsense = fc.oneof(
  costlyText(65_000),
  costlyText(65_000).map((text) => ({ [text.slice(0, 60_000)]: text.slice(60_000), queries: text })),
  fc.integer({ min: 1, max: 30_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.integer({ min: 1, max: 10_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc
    .integer({ min: 1, max: 6000 })
    .map((count) => Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, key]))),
  fc.integer({ min: 1, max: 20_000 }).map((count) => ({ queries: Array.from({ length: count }, () => ({})) })),
);

/** As a browser writes it in an address; half characters cannot be written. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '?'));
}

/** An address no longer than a server reads. */
export function address(path: string, query: Record<string, string>): string {
  const asked = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return asked.length === 0 ? path.slice(0, 14_000) : `${path}?${asked.join('&')}`.slice(0, 14_000);
}
