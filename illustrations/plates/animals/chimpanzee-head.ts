// The head of a chimpanzee: a ridge over deep-set eyes, a flat nose, a long upper lip, and ears that stand out.

import { line, type Marks, moved, outline, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

/** From the nape over the crown to the throat. */
export const chimpanzeeHead = `-15,-95 -13,-102 -8,-108.6 0,-113 11,-114 19,-111 25,-108.6 29.4,-105 28.8,-101.4 28.4,-98.6
  30.4,-95.6 35.4,-91.6 40.4,-86.2 43.6,-80.4 44,-75.6 41.4,-71 35,-68.4 27,-67.6 21,-66`;

const skin = '#7a5a48';
const paleSkin = '#a98468';

/** The bare face, the ear and what is in them, moved to where the body carries its head. */
export function chimpanzeeFace(right: number, down: number): Marks[] {
  const at = (points: string) => moved(points, right, down);
  return [
    {
      hue: skin,
      shapes: outline(
        at(`18,-108 24,-109.6 30,-105.4 29.4,-98 36.6,-91.6 41.6,-86 45,-80 45,-75 42,-70.6 36,-68.4 29,-69.6
          23,-73.6 19,-80 17.4,-88 15.6,-96 15.8,-103`),
      ),
      strength: 0.95,
    },
    // The muzzle, paler, and the light along its upper lip.
    {
      hue: paleSkin,
      shapes: outline(at('29,-95 34,-92.6 40,-86.6 44.4,-79.6 43.6,-74 39,-70.4 33,-70 28,-74 25.4,-81 26,-89')),
      strength: 0.8,
    },
    { hue: '#cda98a', shapes: outline(at('33,-91 38,-87.6 42,-82 43,-78.6 37,-80 33,-85')), strength: 0.6 },
    // The ridge of the brow, the hollow below it, and the eye in the hollow.
    {
      hue: 'ink',
      shapes: outline(at('18.4,-103.4 23,-104.6 28.6,-102.6 28,-98.2 24,-96.6 19.6,-98.4')),
      strength: 0.8,
    },
    { hue: '#96715a', shapes: tapered(at('17,-106,1.6 22.6,-107.6,4 28.8,-104.4,2')), strength: 0.95 },
    { hue: '#a8672c', shapes: tapered(at('22.2,-101,0.8 24.4,-101.4,2.9 26.6,-100.2,0.8')), strength: 1 },
    { hue: 'ink', shapes: ellipse(24.8 + right, -101 + down, 1.1, 1.3), strength: 1 },
    { hue: '#fff3dc', shapes: ellipse(25.2 + right, -101.7 + down, 0.4, 0.4), strength: 0.9 },
    { hue: 'ink', lines: line(at('20.6,-96 24,-94.4 27,-95.4')), width: 0.7, strength: 0.4 },
    // Nostril, mouth, and the grey of the chin.
    { hue: 'ink', shapes: tapered(at('31.6,-95,1 33.2,-93.8,2.2 34.6,-92.4,0.8')), strength: 0.85 },
    { hue: 'ink', lines: line(at('44.4,-77.4 39,-76.2 33,-75.8 28.6,-73.4')), width: 1.2, strength: 0.85 },
    { hue: '#d8cdbd', shapes: tapered(at('42,-71.4,0.6 36,-69.4,2.4 28,-69.6,0.8')), strength: 0.6 },
    // The ear and its folds.
    {
      hue: skin,
      shapes: outline(at('2,-89 -3,-88.4 -8,-92.4 -10.6,-98.4 -9,-104.4 -4.4,-107.4 1,-106 4,-101.4 4,-95')),
      strength: 0.95,
    },
    {
      hue: 'ink',
      shapes: outline(at('1.4,-92 -2.4,-92.4 -5.6,-96 -6.6,-100.6 -4,-104 0,-103 1.6,-99.6 -1,-96.6')),
      strength: 0.5,
    },
    { hue: paleSkin, lines: line(at('-4,-90.6 -8.2,-95 -9.2,-101 -5.4,-105.6 0,-105')), width: 1.3, strength: 0.7 },
  ];
}
