import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonProblem } from '#server/content/files/json-nodes.ts';
import { draws } from '#tests/support/draws.ts';

test.each([
  ['{"a": 1,}', 1, 8, 'no comma may stand before }'],
  ['{"a": 1\n "b": 2}', 2, 2, 'a comma or } is missing'],
  ['[1 2]', 1, 4, 'a comma or ] is missing'],
  ['{a: 1}', 1, 2, "a field's name in double quotes is missing"],
  ['{"a" 1}', 1, 6, "a colon after a field's name is missing"],
  ['{"a": yes}', 1, 7, 'a value is missing or has no quotes'],
  ['{\n  "a": "one\n}', 2, 8, 'a text is not closed, or holds a line break, a tab or a lone \\'],
  ['{"a": 1', 1, 8, 'the file ends too early'],
  ['{', 1, 2, 'the file ends too early'],
  ['{"a":', 1, 6, 'the file ends too early'],
  ['', 1, 1, 'the file ends too early'],
  ['{} {}', 1, 4, 'nothing may follow the end'],
])('%j breaks off where it does', (source, line, column, reason) => {
  expect(jsonProblem(source)).toEqual({ line, column, reason });
});

test('a fault is found in exactly the texts that are not JSON', () => {
  const almost = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', '\n', '\\', 'x', '0'))
    .map(([json, at, put]) => {
      const cut = at % (json.length + 1);
      return json.slice(0, cut) + put + json.slice(cut + 1);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), almost, fc.string()), (source) => {
      expect(jsonProblem(source) === undefined).toBe(isJson(source));
    }),
    { numRuns: draws(20_000) },
  );
});

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
