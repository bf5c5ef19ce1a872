import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { pathsIn, withPart } from '#tests/support/odd-input/samples.ts';

/* What people, programs and attackers send where something else belongs. */

/** In the place of a field; undefined leaves it out. Some fit some fields. */
export const oddValues: readonly unknown[] = [
  ...[undefined, null, true, -1, 0, 0.01, 24, 60, 1e308, [], [null], {}, ''],
  ...['a\0b', '\ud800 half', '\u202eadA', '😀😀', 'two\nlines', '__proto__', '2027-02-28'],
  "'; drop table enquiries; --",
  ...[100, 200, 2000, 10_000].map((length) => 'x'.repeat(length)),
  JSON.parse('{"__proto__":{"consent":true},"constructor":{"prototype":{}}}'),
];

/** Two of them are well made, and no record's. */
export const oddNames: readonly string[] = [
  ...['a\0b', 'Capital Letters', '\u202e', "' or 1=1", 'x'.repeat(500)],
  ...'.. ../../etc/passwd ../../site/operator operator.json marsh_day - -1 9223372036854775808 <script>'.split(' '),
  ...'__proto__ constructor ABCD2345 0123456789abcdef'.split(' '),
];

/** As they stand in an address: some are no text. */
export const oddQueries: readonly string[] = [
  ...['', "'", 'a,'.repeat(40), 'x'.repeat(5000), '%F0%9F%A6%81'],
  ...'0 -1 1.5 12abc NaN 1e99 null %00 a%00b a%0Ab %FF %ED%A0%80 %5C %25 __proto__ constructor 2027-02-30'.split(' '),
];

/** Whole bodies. */
export const oddBodies: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  nothing: '',
  'half of one': '{"name":"Ada"',
  'no JSON': "{'name':'Ada'}",
  'no text': new Uint8Array([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28]),
  'UTF-16': new Uint8Array(Buffer.from('\ufeff{"name":"Ada"}', 'utf16le')),
  'a NUL between fields': '{\u0000}',
  depth: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  'a number beyond all': '{"guests":{"adults":1e400}}',
  'a field twice': '{"consent":true,"consent":false}',
  'a list': '[]',
  'a text': '"body"',
  'a bomb in gzip': new Uint8Array(gzipSync(Buffer.alloc(10_000_000))),
};

export const otherTypes: readonly (string | undefined)[] = [
  ...[undefined, 'text/plain', 'text/json', 'application/jsonx'],
];

/** Anything in the place of something. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddValues),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const change = fc.record({
  pick: fc.nat(),
  by: junk,
  key: fc.option(fc.constantFrom('extra', '__proto__', 'constructor', 'toString', 'id', 'price', ''), {
    nil: undefined,
  }),
});

/** What makes a body another one, at one or two places; or anything at all. */
export const broken: fc.Arbitrary<(body: unknown) => unknown> = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue().map((value) => () => value) },
  {
    weight: 4,
    arbitrary: fc
      .array(change, { minLength: 1, maxLength: 2 })
      .map((changes) => (body: unknown) => changes.reduce(changed, body)),
  },
);

/** `pick` counts the places round and round. */
export function changed(
  body: unknown,
  { pick, by, key }: { pick: number; by: unknown; key?: string | undefined },
): unknown {
  const paths = pathsIn(body);
  const path = paths[pick % paths.length] ?? [];
  return withPart(body, key === undefined ? path : [...path, key], by);
}
