// A cheetah in a long stride: deep chest, narrow waist, a small round head with the black line of tears.

import { spots } from '#illustrations/plates/animals/coat.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-70,-66 -68,-77 -58,-84 -43,-85 -23,-79 -4,-77 12,-84 22,-91 33,-92';
const head = `42,-97 48,-105 55,-110 62,-110.4 67,-107.6 70.6,-103.6 74.6,-101.2 79,-98.6! 80.4,-96 79.2,-93.6 80,-91 78.6,-88
  75.6,-86.6! 75.8,-84 72.6,-82 66,-81.4 60,-79`;
const chest = '54,-70 50,-56 42,-46';
const belly = '32,-42 17,-42 -2,-48 -21,-57 -38,-63 -53,-63 -66,-62';

const ear = '44,-101! 42.6,-107 44.6,-112 49,-113 53,-110 54,-106!';
const tail = '-54,-76,9 -75,-73,6.5 -90,-59,5.6 -100,-43,5.4 -111,-33,5.8 -123,-31,6.4 -133,-35,6.2 -139,-41,2';

export const cheetah: Silhouette = {
  height: 100,
  coat: '#b98a41',
  near: [
    outline(back, head, chest, belly),
    outline(ear),
    tapered('34,-66,27 41,-49,15 46,-34,9.6 54,-18,7.6 60,-6,7.4'),
    paw(61, 13.5),
    tapered('-54,-71,31 -54,-59,28 -60,-47,16 -70,-36,9.4 -74,-18,7.2 -76,-6,7.6'),
    paw(-75, 13),
    tapered(tail),
  ].join(''),
  far: [
    tapered('24,-62,24 18,-47,14 13,-34,9.4 2,-19,7.4 -7,-7,7.2'),
    paw(-5, 13),
    tapered('-42,-67,28 -34,-54,18 -32,-42,11.4 -37,-32,8.4 -27,-18,7.2 -18,-6,7.2'),
    paw(-17, 12.5),
  ].join(''),
  marks: [
    {
      hue: '#e6c07a',
      shapes: outline('-70,-70 -60,-86 -42,-88 -20,-82 -2,-80 22,-94 40,-96 30,-84 8,-76 -20,-72 -44,-76 -60,-64'),
      strength: 0.55,
    },
    // White below: throat, breast, belly and the inside of the legs.
    {
      hue: '#f2dfb6',
      shapes: outline('58,-82 54,-66 44,-47 17,-42 -2,-48 -21,-57 -40,-62 -22,-62 0,-53 22,-50 40,-58 50,-74'),
      strength: 0.55,
    },
    { hue: 'ink', shapes: outline('-84,-66 -70,-60 -64,-46 -74,-34 -79,-16 -80,0 -94,0'), strength: 0.3 },
    {
      hue: 'ink',
      shapes: spots('cheetah', { left: -132, right: 50, top: -88, bottom: -44 }, 5.6, 1.25),
      strength: 0.9,
    },
    {
      hue: 'ink',
      shapes: spots('cheetah legs', { left: -84, right: 62, top: -42, bottom: -14 }, 5, 0.85),
      strength: 0.75,
    },
    {
      hue: 'ink',
      shapes: spots('cheetah head', { left: 44, right: 64, top: -108, bottom: -88 }, 3.4, 0.55),
      strength: 0.7,
    },
    // Rings on the tail, and its white tip.
    {
      hue: 'ink',
      lines: ['-114,-38 -113,-28', '-121,-37 -121,-27', '-128,-38 -129,-28'].map(line).join(''),
      width: 3,
      strength: 0.9,
    },
    { hue: '#f2dfb6', shapes: tapered('-132,-34,6 -136,-38,6 -141,-43,3'), strength: 0.9 },
    // Ear, muzzle, eye, the line of tears, nose and mouth.
    { hue: 'ink', shapes: outline('45.4,-103 44.6,-108 47,-111 50,-109.6 51,-105.6'), strength: 0.75 },
    { hue: '#f4e6c8', shapes: outline('72.6,-96 77,-96 79.6,-92.6 79,-88.4 75,-87 70,-88 69,-92'), strength: 0.8 },
    { hue: '#f4e6c8', shapes: outline('75,-86 74,-83 68,-82.6 64,-84 68,-86.4'), strength: 0.8 },
    { hue: 'ink', shapes: tapered('61.4,-102,0.8 64.8,-102.6,4 69,-99.6,1.2'), strength: 0.95 },
    { hue: '#dfa039', shapes: tapered('63.4,-101.9,0.6 65.2,-102.1,2.3 67.2,-101,0.6'), strength: 1 },
    { hue: 'ink', lines: line('68,-100.4 70.6,-96.4 70.4,-91.6 67.6,-87.6'), width: 1.7, strength: 0.95 },
    { hue: 'ink', shapes: outline('75.4,-100.8 79,-98.8 80.6,-96 79,-94 76.6,-95.6'), strength: 0.95 },
    { hue: 'ink', lines: line('79,-93.8 78,-91.2'), width: 0.8, strength: 0.7 },
    { hue: 'ink', lines: line('76,-86.6 72,-86 68.6,-87'), width: 1.1, strength: 0.9 },
  ],
};
