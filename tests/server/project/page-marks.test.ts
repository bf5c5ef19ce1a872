import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begunMark, dehydratedMark, firstViewMark, heldMark } from '#contract/site/page-marks.ts';

test.each([
  ['a page that is held back', heldMark],
  ['what stands below the first view', firstViewMark],
  ['the place of a trip that was begun', begunMark],
  ['a part that is not hydrated yet', dehydratedMark],
])('style sheets know %s by the mark its script gives it', (_, mark) => {
  expect(readFileSync('src/styles/site.css', 'utf8')).toMatch(new RegExp(`\\[${mark}[\\]=]`));
});
