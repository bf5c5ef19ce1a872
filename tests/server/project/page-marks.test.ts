import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begunMark, dehydratedMark, deviceFontsMark, firstViewMark, heldMark } from '#contract/site/page-marks.ts';

const sheets = ['site', 'tokens'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('');

test.each([
  ['a page that is held back', heldMark],
  ['what stands below the first view', firstViewMark],
  ['a page whose fonts would come too late', deviceFontsMark],
  ['the place of a trip that was begun', begunMark],
  ['a part that is not hydrated yet', dehydratedMark],
])('style sheets know %s by the mark its script gives it', (_, mark) => {
  expect(sheets).toMatch(new RegExp(`\\[${mark}[\\]=]`));
});
