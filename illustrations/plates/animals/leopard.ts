// A leopard, walking low on short strong legs, its tail in a curl.

import { rosettes, spots } from '#illustrations/plates/animals/coat.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-79,-60 -77,-70 -68,-78 -50,-80 -26,-75 0,-74 14,-80 24,-86 36,-85';
const head = `44,-87 50,-92.4 57,-95 64,-94 69,-91 73,-88 79,-85.6 84,-83.4 87.4,-81! 88.6,-78.4 87.4,-75.8 88.4,-72.6 86.6,-69
  83.6,-67.6! 84,-64.4 81,-61 74,-59 66,-58`;
const chest = '62,-52 56,-44 48,-38';
const belly = '36,-35 18,-36 -6,-39 -30,-44 -50,-48 -64,-51 -76,-54';

const ear = '45,-88! 42.6,-94 44,-99.6 48.6,-101.4 53,-99 55,-94!';

export const leopard: Silhouette = {
  height: 100,
  coat: '#ad7833',
  near: [
    outline(back, head, chest, belly),
    outline(ear),
    tapered('36,-60,32 43,-42,20 48,-27,13.5 56,-13,11 61,-6,10.5'),
    paw(62, 18),
    tapered('-62,-62,36 -60,-50,34 -67,-38,20 -77,-28,11.5 -80,-14,9.8 -80,-6,10.2'),
    paw(-79, 17),
    tapered(
      '-62,-70,11 -84,-68,8.4 -100,-54,7.4 -111,-36,7 -123,-24,7.2 -137,-22,7.4 -148,-30,7.2 -151,-42,6.6 -145,-50,3',
    ),
  ].join(''),
  far: [
    tapered('26,-54,27 18,-38,17 12,-26,12 1,-13,10 -5,-6,9.8'),
    paw(-4, 17),
    tapered('-44,-56,33 -37,-43,22 -37,-31,13.6 -41,-23,10.4 -32,-12,9.4 -26,-6,9.8'),
    paw(-25, 16),
  ].join(''),
  marks: [
    {
      hue: '#e2b566',
      shapes: outline('-78,-66 -68,-81 -48,-83 -24,-78 0,-77 22,-89 40,-89 30,-78 6,-69 -24,-68 -50,-70 -68,-60'),
      strength: 0.5,
    },
    {
      hue: '#f0d9a8',
      shapes: outline('78,-60 66,-56 52,-42 18,-36 -6,-39 -40,-46 -22,-48 10,-44 36,-45 54,-56'),
      strength: 0.5,
    },
    { hue: 'ink', shapes: outline('-92,-62 -78,-58 -70,-42 -82,-28 -85,-14 -85,0 -98,0'), strength: 0.3 },
    // Rosettes on back and flank, with a darker heart; solid spots on head, legs and belly.
    {
      hue: '#9c6224',
      shapes: spots('leopard', { left: -78, right: 36, top: -80, bottom: -48 }, 9.6, 2.2),
      strength: 0.6,
    },
    {
      hue: 'ink',
      lines: rosettes('leopard', { left: -148, right: 36, top: -80, bottom: -48 }, 9.6, 2.9),
      width: 1.7,
      strength: 0.9,
    },
    {
      hue: 'ink',
      shapes: spots('leopard legs', { left: -148, right: 66, top: -46, bottom: -10 }, 6, 1.25),
      strength: 0.85,
    },
    {
      hue: 'ink',
      shapes: spots('leopard neck', { left: 38, right: 66, top: -94, bottom: -50 }, 4.6, 1),
      strength: 0.85,
    },
    // Ear, muzzle, chin.
    { hue: 'ink', shapes: outline('46,-90.4 44.6,-95.4 47,-99 50.6,-98 52.4,-93.6'), strength: 0.7 },
    {
      hue: '#f4e3bf',
      shapes: outline('78,-79.4 84,-80 88,-77.4 87.6,-72 84,-68.4 78,-68.6 74.6,-72 75,-77'),
      strength: 0.85,
    },
    { hue: '#f4e3bf', shapes: outline('83.4,-66.6 82.6,-62.4 76,-60.4 71,-62.4 75,-66'), strength: 0.75 },
    { hue: '#e2b566', shapes: outline('64,-93.4 73,-87.6 84,-83 86,-81.4 83,-79.6 75,-83 67,-87.6'), strength: 0.7 },
    // Eye, nose, whiskers' roots and mouth.
    { hue: 'ink', shapes: tapered('64,-86.4,0.8 68.2,-87.2,4.4 73.4,-83.4,1.2'), strength: 0.92 },
    { hue: '#d9c24a', shapes: tapered('66.4,-86.2,0.6 68.6,-86.5,2.5 71,-85.2,0.6'), strength: 1 },
    { hue: 'ink', lines: line('72.6,-83.8 75,-81 75.6,-78'), width: 1, strength: 0.6 },
    { hue: 'ink', shapes: outline('83,-82.8 87.4,-81.4 88.8,-78.4 87,-76.2 84.6,-78'), strength: 0.92 },
    {
      hue: 'ink',
      lines: ['79,-75 82.6,-74.4', '78.4,-72.6 82,-72.2', '87,-76 86,-73'].map(line).join(''),
      width: 0.8,
      strength: 0.65,
    },
    { hue: 'ink', lines: line('84,-67.6 78.6,-66.8 74,-68.4'), width: 1.2, strength: 0.9 },
  ],
};
