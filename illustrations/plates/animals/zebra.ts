// A plains zebra, walking.

import { eye } from '#illustrations/plates/animals/details.ts';
import { hoof } from '#illustrations/plates/animals/feet.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { distantStripes, zebraStripes } from '#illustrations/plates/animals/zebra-stripes.ts';

const back = '-66,-68 -64,-80 -54,-89 -38,-92 -16,-88 6,-88 18,-92';
const nape = '28,-101 38,-114 47,-126 54,-134';
const face = '62,-139 70,-137 77,-130 85,-120 93,-110 98,-103 98,-97 93,-93 86,-94 79,-99 72,-103';
const throat = '66,-101 62,-92 57,-80 50,-68';
const belly = '42,-56 30,-49 8,-45 -14,-45 -36,-50 -52,-56 -63,-61';

const mane = '6,-84! 16,-93 23,-102 30,-114 39,-128 48,-138 56,-143 61,-144 64,-140 60,-128 50,-114 38,-96';
const crest = '8,-90! 16,-96 23,-106 30,-118 39,-131 48,-141 56,-146 62,-146 58,-138 50,-134 41,-124 33,-112 24,-99';
const muzzle = '86,-112! 94,-114 100,-104 100,-95 92,-90 82,-94 81,-100!';
const tuft = tapered('-75,-58,4 -77,-52,6 -79,-40,8 -80,-28,6 -80,-20,2');
const hooves = [39, -58].map((x) => hoof(x, 10)).join('');
const dark = [outline(crest), outline(muzzle), tuft, hooves].join('');

export const zebra: Silhouette = {
  height: 100,
  coat: '#efe6d2',
  near: [
    outline(back, nape, face, throat, belly),
    // Mane and ears.
    outline(mane),
    outline('57,-135! 53,-144 54,-152 58,-157 63,-150 65,-141 64,-136!'),
    outline('62,-136! 64,-146 69,-153 72,-155 74,-147 72,-138 69,-134!'),
    tapered('38,-66,28 40,-50,17 40,-38,11 40,-30,9 39,-16,6.6 39,-9,7.8 39,-5,7'),
    tapered('-48,-72,36 -49,-58,33 -54,-46,20 -60,-37,11.5 -59,-28,8.2 -57,-14,6.8 -57,-9,7.8 -58,-5,7'),
    hooves,
    tapered('-54,-80,8 -67,-79,5.5 -74,-66,4.2 -77,-52,5 -79,-40,7 -80,-28,5 -80,-20,1'),
  ].join(''),
  far: [
    tapered('26,-62,26 22,-48,16 21,-37,10.4 19,-29,8.6 14,-16,6.4 11,-9,7.4 10,-5,6.8'),
    hoof(10, 10),
    tapered('-34,-66,32 -33,-52,20 -38,-42,13 -43,-35,10 -40,-27,8 -34,-14,6.6 -32,-9,7.4 -32,-5,6.8'),
    hoof(-32, 10),
  ].join(''),
  marks: [
    { hue: 'ink', shapes: zebraStripes, strength: 0.88 },
    { hue: 'ink', shapes: dark, strength: 0.85 },
    { hue: 'ink', shapes: eye(76.5, -122, 2.4), strength: 0.95 },
  ],
  distantMarks: [{ hue: 'ink', shapes: [distantStripes, dark].join(''), strength: 0.85 }],
};
