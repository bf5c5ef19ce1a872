// A bull elephant, walking.

import { column, nails } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-86,-70 -86,-86 -78,-101 -63,-110 -46,-112 -26,-108 -4,-105 15,-108 30,-115 41,-117';
const brow = '46,-117 54,-124 63,-126 72,-121 79,-110 84,-96';
const trunk = `87,-80 91,-62 94,-44 97,-28 100,-18 106,-13 111,-15 112,-22 117,-23 120,-14 115,-4 105,0
  96,-4 89,-14 85,-30 82,-45 78,-54`;
const throat = '74,-58 67,-55 61,-50 56,-44';
const belly = '48,-46 24,-45 -6,-41 -32,-39 -56,-41 -76,-52';

const ear = `58,-101 53.5,-111 43,-117 29,-116 18,-109 11.5,-98 10,-83 14,-67 22,-53 31,-45.6 37.6,-48 41,-60
  46.5,-71 51.6,-84`;
const wrinkles = [
  '79,-92 84.6,-94',
  '80,-84 86.6,-85.6',
  '81,-76 88,-77',
  '82.4,-68 89.6,-68.8',
  '85,-60 91.2,-60.4',
  '87,-38 95,-39',
  '89,-29 97,-30',
]
  .map(line)
  .join('');

const feet = [43, -62] as const;
const footWidth = 28;

export const elephant: Silhouette = {
  height: 118,
  coat: '#312b28',
  near: [
    outline(back, brow, trunk, throat, belly),
    // Tusk.
    tapered('74,-66,9 82,-55,8.5 92,-48,6.5 103,-49,4 110,-53,1'),
    // Legs.
    tapered('34,-74,54 39,-54,38 42,-40,30 42,-24,26.5 43,-8,26'),
    tapered('-58,-80,60 -59,-60,50 -57,-44,36 -60,-30,29 -62,-18,26.5 -62,-8,26'),
    ...feet.map((x) => column(x, footWidth)),
    // Tail.
    tapered('-80,-92,9 -90,-82,6 -97,-60,4 -98,-44,4.5 -100,-34,7 -100,-24,1.5'),
  ].join(''),
  far: [
    tapered('22,-66,44 17,-48,33 13,-34,28 10,-20,25 8,-8,25'),
    column(8, 27),
    tapered('-38,-68,50 -35,-50,37 -34,-36,30 -32,-20,26 -31,-8,25'),
    column(-31, 27),
  ].join(''),
  marks: [
    // Light along back and crown, shade under the barrel and behind the ear.
    {
      shapes: outline('-86,-84 -78,-103 -60,-112 -26,-110 4,-106 14,-104 8,-96 -26,-98 -56,-98 -74,-86'),
      strength: 0.14,
    },
    {
      hue: 'ink',
      shapes: outline('-74,-58 -46,-54 -14,-56 12,-64 26,-50! 30,-38 0,-34 -40,-34 -70,-44'),
      strength: 0.3,
    },
    // The ear, the shape of Africa, and what it hides of the neck.
    { hue: 'ink', shapes: outline(ear), strength: 0.5 },
    { shapes: outline(ear), strength: 0.13 },
    { lines: line(ear), width: 1.4, strength: 0.34 },
    { hue: 'ink', shapes: tapered('46,-72,0.6 40,-60,3 38,-52,0.6'), strength: 0.7 },
    {
      lines: ['30,-33 42,-29.6 55,-33', '30,-26 42,-23 55,-26', '-74,-31 -61,-27 -47,-30', '-74,-24 -61,-20.6 -48,-23']
        .map(line)
        .join(''),
      width: 0.9,
      strength: 0.1,
    },
    // Eye and brow, the wrinkles of the trunk, the fold of the haunch.
    { hue: 'ink', shapes: tapered('61.6,-95.6,1 65,-97.2,3.4 68.8,-96,1'), strength: 0.9 },
    { hue: '#a8672c', shapes: tapered('64,-96.9,0.8 65.4,-97,1.7 66.8,-96.5,0.8'), strength: 1 },
    { shapes: tapered('60,-99.4,0.4 64.6,-101.4,1.2 69.6,-99.6,0.4'), strength: 0.4 },
    { lines: wrinkles, width: 0.7, strength: 0.3 },
    { shapes: tapered('-46,-104,0.4 -34,-84,1.8 -40,-58,0.4'), strength: 0.2 },
    { shapes: tapered('74.4,-66,7.5 81.8,-55,7 92.1,-48,5 103.2,-49,2.8 109.7,-53,0.6'), strength: 0.8 },
    { shapes: feet.map((x) => nails(x, footWidth)).join(''), strength: 0.32 },
  ],
};
