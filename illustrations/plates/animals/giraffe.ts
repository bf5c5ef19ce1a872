// A giraffe, walking, head up.

import { patches } from '#illustrations/plates/animals/coat.ts';
import { hoof } from '#illustrations/plates/animals/feet.ts';
import { type Marks, moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

const back = '-47,-100 -42,-111 -30,-119 -12,-123 4,-131';
const belly = '47,-106 46,-96 40,-90 24,-90 4,-86 -14,-84 -30,-85 -42,-90';

const tuft = tapered('-57,-72,2 -59,-58,6 -61,-46,5.5 -62,-36,1');
const nearHooves = [39, -48].map((x) => hoof(x, 10)).join('');
const nearLimbs = [
  tapered('34,-104,26 37,-86,17 39,-66,10 40,-51,9.5 40,-44,9.6 40,-38,7.6 39,-20,6.4 39,-11,7.4 39,-5,6.6'),
  tapered('-31,-98,32 -33,-82,28 -41,-66,18 -50,-53,11.5 -51,-46,9.5 -48,-28,6.8 -47,-11,7.4 -48,-5,6.6'),
  tapered('-36,-106,8 -48,-103,5 -56,-84,3.4 -57,-70,3'),
  nearHooves,
  tuft,
].join('');

const farLimbs = [
  tapered('24,-100,24 21,-80,14 20,-62,10 19,-52,9.5 17,-45,9 15,-38,7.4 10,-20,6.2 8,-11,7 6,-5,6.4'),
  hoof(6, 10),
  tapered('-24,-94,30 -24,-76,18 -30,-60,12 -35,-52,10 -34,-46,8.8 -28,-28,6.6 -23,-11,7 -22,-5,6.4'),
  hoof(-22, 10),
].join('');

/** From the crown over the long nose to the throat. */
const face = '67,-238 73,-241 79,-239 87,-232 95,-224 102,-218 108,-213 110,-208 106,-204 98,-203 90,-205 81,-209';
const nearHorn = '77,-238,5 78,-246,4 79,-252,5.4 79,-255,5';
const nearEar = '69,-233,5 62,-237,8.5 54,-240,6.5 48,-240,1.5';

const nape = '15,-140 24,-150 32,-165 41,-186 50,-208 57,-225 63,-235';
const throat = '74,-206 70,-195 64,-176 58,-153 53,-134 49,-119';
const mane = tapered(nape.replace(/\S+/g, (point, from) => `${point},${from === 0 ? 2 : 8}`));
const horns = [nearHorn, moved(nearHorn, -6.4, 0)].map(tapered).join('');
const dark: Marks = {
  hue: 'ink',
  shapes: [tuft, nearHooves, tapered('79,-251,5 79,-255,5'), tapered('72.6,-251,5 72.6,-255,5')].join(''),
  strength: 0.8,
};

function patchesOf(cell: number): Marks {
  const box = { left: -62, right: 76, top: -205, bottom: -64 };
  return { hue: '#8f4c20', shapes: patches('giraffe', box, cell), strength: 0.9 };
}

export const giraffe: Silhouette = {
  height: 100,
  coat: '#e3b878',
  near: [outline(back, nape, face, throat, belly), mane, horns, tapered(nearEar), nearLimbs].join(''),
  far: farLimbs,
  marks: [
    patchesOf(9.5),
    { hue: '#74401f', shapes: mane, strength: 0.9 },
    dark,
    // Brow and cheek, the dark muzzle, the hollow of the ear; eye and nostril.
    { hue: '#8f4c20', shapes: outline('68,-236 74,-239 84,-233 90,-226 84,-222 76,-226'), strength: 0.5 },
    { hue: '#6d4630', shapes: outline('100,-221 112,-214 112,-204 100,-201 96,-208'), strength: 0.6 },
    { hue: '#74401f', shapes: tapered('66,-235,2 60,-237.6,4.6 53,-239.6,1'), strength: 0.7 },
    { hue: 'ink', shapes: ellipse(82.6, -228.6, 2.3, 2.1), strength: 0.95 },
    { hue: 'ink', shapes: tapered('103,-213,0.8 105.4,-212,1.8 107,-210.4,0.8'), strength: 0.9 },
  ],
  distantMarks: [patchesOf(13), dark],
};
