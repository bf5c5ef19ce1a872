// A giraffe, walking, head up.

import { eye } from '#illustrations/plates/animals/details.ts';
import {
  giraffeBack,
  giraffeBelly,
  giraffeCoat,
  giraffeFarLimbs,
  giraffeNearLimbs,
} from '#illustrations/plates/animals/giraffe-body.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const nape = '24,-150 32,-165 41,-186 50,-208 57,-225 63,-235';
const face = '69,-240 76,-240 84,-235 93,-227 102,-219 108,-213 110,-208 106,-204 98,-204 89,-207 80,-211';
const throat = '74,-208 70,-197 64,-176 58,-153 53,-134 49,-119';

export const giraffe: Silhouette = {
  height: 100,
  near: [
    outline(giraffeBack, nape, face, throat, giraffeBelly),
    // Mane.
    outline('10,-134 20,-150 30,-170 39,-192 48,-214 56,-230 64,-241 68,-234 58,-214 48,-188 38,-164 24,-140'),
    // Horns and ear.
    tapered('72,-238,5.5 71,-247,4.2 71,-252,5.6 71,-255,5'),
    tapered('77,-238,5.5 78,-247,4.2 79,-252,5.6 79,-255,5'),
    tapered('68,-234,6 61,-238,8.5 53,-240,6 48,-239,1.5'),
    giraffeNearLimbs,
  ].join(''),
  far: giraffeFarLimbs,
  marks: [giraffeCoat(-210, 76), { shapes: eye(83, -226, 3), strength: 0.8 }],
};
