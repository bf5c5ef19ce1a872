// A giraffe that reaches forward to browse.

import { giraffeWith } from '#illustrations/plates/animals/giraffe-body.ts';

export const giraffeBrowsing = giraffeWith({
  nape: '15,-140 25,-148 39,-163 55,-181 70,-197 83,-209 93,-216',
  throat: '104,-185 94,-177 82,-165 69,-150 58,-135 51,-120',
  headAt: [31, 21],
  coatTo: { top: -184, right: 108 },
});
