// A giraffe with its neck stretched forward, browsing.

import { eye } from '#illustrations/plates/animals/details.ts';
import {
  giraffeBack,
  giraffeBelly,
  giraffeCoat,
  giraffeFarLimbs,
  giraffeNearLimbs,
} from '#illustrations/plates/animals/giraffe-body.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const nape = '26,-148 40,-161 57,-174 75,-187 91,-199 101,-207';
const face = '108,-211 115,-211 123,-206 132,-198 140,-190 146,-183 147,-178 143,-174 135,-175 126,-179 117,-184';
const throat = '110,-182 100,-173 86,-161 73,-149 62,-136 53,-121';

export const giraffeBrowsing: Silhouette = {
  height: 100,
  near: [
    outline(giraffeBack, nape, face, throat, giraffeBelly),
    // Mane.
    outline('10,-133 24,-149 40,-164 58,-178 76,-191 92,-204 102,-212 107,-207 92,-194 72,-178 52,-162 30,-144'),
    // Horns and ear.
    tapered('110,-209,5.5 108,-218,4.2 107,-223,5.6 107,-226,5'),
    tapered('115,-208,5.5 115,-218,4.2 115,-223,5.6 115,-226,5'),
    tapered('106,-206,6 98,-209,8.5 90,-209,6 85,-207,1.5'),
    giraffeNearLimbs,
  ].join(''),
  far: giraffeFarLimbs,
  marks: [giraffeCoat(-192, 116), { shapes: eye(121, -197, 3), strength: 0.8 }],
};
