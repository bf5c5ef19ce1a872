// A giraffe, walking, head up.

import { giraffeWith } from '#illustrations/plates/animals/giraffe-body.ts';

export const giraffe = giraffeWith({
  nape: '15,-140 24,-150 32,-165 41,-186 50,-208 57,-225 63,-235',
  throat: '74,-206 70,-195 64,-176 58,-153 53,-134 49,-119',
  headAt: [0, 0],
  coatTo: { top: -205, right: 76 },
});
