// What a white rhinoceros is wherever it carries its long head: humped neck, barrel, thick legs with three toes.

import { crease } from '#illustrations/plates/animals/details.ts';
import { column, nails } from '#illustrations/plates/animals/feet.ts';
import { moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

const back = '-93,-56 -93,-72 -86,-86 -72,-95 -54,-97 -34,-93 -12,-90 8,-92 22,-99 34,-105';
const belly = '48,-36 28,-30 -4,-26 -34,-28 -58,-35 -80,-44';

/** From the poll over the dished forehead to the square lip, and back along the jaw. */
const head = `72,-88 79,-82 85,-74 90,-67 97,-61 105,-56 112,-48 119,-40 125,-33 127,-25 125,-19 118,-16.6 108,-17.4
  101,-22 93,-28 84,-35 74,-41 64,-45`;
const frontHorn = '101,-57! 110,-65 117,-75 121,-87 121,-101! 129,-88 132,-74 130,-59 125,-47 116,-38!';
const rearHorn = '86,-69! 93,-75 97,-81 99,-89! 103.6,-81 104.6,-71 102,-56!';
const nearEar = '66,-84! 62,-94 60.6,-103 63,-110 66.4,-113.6! 70.4,-108 73,-100 74,-92 74,-82!';
const farEar = '72,-82! 75,-95 79,-103 84,-108! 86,-101 84,-91 80,-76!';

const feet = [47, -66] as const;
const footWidth = 23.5;

/** @param nape over the hump of the neck to the poll; @param throat from the jaw to the breast */
export function rhinoWith(nape: string, throat: string, headAt: readonly [right: number, down: number]): Silhouette {
  const [right, down] = headAt;
  const at = (points: string) => moved(points, ...headAt);
  return {
    height: 100,
    coat: '#6b645c',
    near: [
      outline(at(farEar)),
      outline(back, nape, at(head), throat, belly),
      outline(at(frontHorn)),
      outline(at(rearHorn)),
      outline(at(nearEar)),
      tapered('40,-60,46 45,-40,29 45,-27,21 46,-15,19.5 47,-7,21'),
      tapered('-62,-66,54 -61,-47,42 -69,-29,22 -68,-16,19 -66,-7,21'),
      ...feet.map((x) => column(x, footWidth)),
      tapered('-86,-84,9 -96,-74,6 -100,-58,4.5 -101,-44,5 -102,-36,5.5 -102,-28,1'),
    ].join(''),
    far: [
      tapered('24,-48,38 17,-34,27 13,-24,20 10,-14,18.5 11,-7,19'),
      column(11, 22),
      tapered('-38,-54,44 -33,-38,31 -38,-26,20 -32,-14,18 -28,-7,19'),
      column(-28, 22),
    ].join(''),
    marks: [
      // Shade: below the barrel, on the haunch's rear edge and under the jaw.
      {
        hue: 'ink',
        shapes: outline('-52,-36! -32,-38 -8,-36 14,-37 34,-37! 20,-22 -8,-18 -36,-22'),
        strength: 0.34,
      },
      {
        hue: 'ink',
        shapes: outline(at('62,-50 78,-46 92,-36 105,-25 116,-24 128,-23 126,-12 100,-14 70,-34')),
        strength: 0.3,
      },
      // Folds of shoulder, haunch and neck.
      { hue: 'ink', shapes: crease([21, -92], [12, -74], [25, -52], 2.2), strength: 0.36 },
      { hue: 'ink', shapes: crease([-46, -86], [-31, -70], [-43, -44], 2.2), strength: 0.36 },
      { hue: 'ink', shapes: tapered(at('51,-94,0.4 55,-80,2 53,-62,0.4')), strength: 0.45 },
      { hue: 'ink', shapes: tapered(at('62,-84,0.4 68,-66,2 66,-50,0.4')), strength: 0.4 },
      // Horns of grey, their front edge in light.
      { hue: '#4a4038', shapes: [outline(at(frontHorn)), outline(at(rearHorn))].join(''), strength: 0.8 },
      { hue: '#b3a48d', shapes: tapered(at('119,-49,1 125.6,-61,3.8 127,-75,3.2 123,-95,0.6')), strength: 0.6 },
      { hue: '#b3a48d', shapes: tapered(at('101,-63,0.8 102.4,-71,2.4 100,-85,0.5')), strength: 0.6 },
      // The hollow of the ear; eye with its folds, and nostril.
      { hue: 'ink', shapes: outline(at('67.4,-88 65,-95 64.4,-103 66.6,-108 69,-102 71,-94')), strength: 0.6 },
      { hue: 'ink', shapes: ellipse(88 + right, -60 + down, 2, 1.7), strength: 0.95 },
      { hue: 'ink', shapes: tapered(at('114.6,-33,1 117.4,-32.6,3.2 119.4,-29.6,1')), strength: 0.8 },
      { hue: '#a89a86', shapes: feet.map((x) => nails(x, footWidth)).join(''), strength: 0.6 },
    ],
  };
}
