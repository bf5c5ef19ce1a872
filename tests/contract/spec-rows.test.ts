import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { constants } from '#tests/support/spec-rows/constants.ts';
import { errors } from '#tests/support/spec-rows/errors.ts';
import { screens } from '#tests/support/spec-rows/screens.ts';
import { states } from '#tests/support/spec-rows/states.ts';

/*
 * The walk through the specification: every row of §2, §4, §8 and §9 names the test that holds it, and that test is there.
 */

/** A file's text with its escaped quotes as they read. */
const textOf = (file: string) => readFileSync(join('tests', file), 'utf8').replaceAll("\\'", "'");

describe.each([
  ['§2', screens],
  ['§4', states],
  ['§8', errors],
  ['§9', constants],
])('spec %s', (_section, rows) => {
  test.each(rows)('%s: %s', (_says, file, title) => {
    expect(textOf(file)).toContain(title);
  });

  test('no row is listed twice', () => {
    const all = rows.map(([says]) => says);
    expect(all.filter((says, index) => all.indexOf(says) !== index)).toEqual([]);
  });
});
