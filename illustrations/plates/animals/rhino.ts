// A white rhinoceros, walking with its head low: a hump over the shoulder, a deep barrel on short legs, folds of thick hide.

import { crease } from '#illustrations/plates/animals/details.ts';
import { column, nails } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

const back = '-91,-48 -95,-62 -92,-77 -82,-89 -66,-95 -46,-93 -26,-88 -6,-88 10,-94 24,-103 36,-106 48,-102 58,-93';
/** From the poll over the dished forehead to the square lip, and back along the jaw. */
const head = `68,-86 76,-78 84,-69 93,-62 103,-55 114,-47 122,-38 127,-29 128.6,-19 125,-12 115,-10 104,-13 94,-20
  84,-27 75,-33 67,-36`;
const belly = '60,-36 52,-31 44,-26 26,-21 2,-17 -24,-17 -46,-22 -62,-29 -78,-36';

const frontHorn = '101,-57! 108,-66 114,-78 118,-94 119,-114! 127,-98 130,-80 128,-63 123,-50 116,-44!';
const rearHorn = '85,-69! 91,-76 95,-84 97,-94! 103,-84 104,-71 102,-57!';
const nearEar = '63,-84! 58,-92 56,-101 58,-107 62,-110! 66,-105 69,-98 71,-91 71,-82!';
const farEar = '70,-84! 72,-94 76,-102 81,-106! 83,-99 81,-90 78,-80!';

const feet = [45, -68] as const;
const footWidth = 25;

export const rhino: Silhouette = {
  height: 100,
  coat: '#6b645c',
  near: [
    outline(farEar),
    outline(back, head, belly),
    outline(frontHorn),
    outline(rearHorn),
    outline(nearEar),
    tapered('34,-62,52 41,-42,36 45,-29,25 44,-18,21 44,-8,21'),
    tapered('-60,-64,62 -62,-46,52 -66,-32,33 -72,-21,22 -69,-8,21'),
    ...feet.map((x) => column(x, footWidth)),
    tapered('-88,-82,9 -97,-72,6 -100,-56,4.5 -101,-42,5 -102,-34,5.5 -102,-26,1'),
  ].join(''),
  far: [
    tapered('22,-46,40 16,-32,29 12,-22,22 9,-8,20'),
    column(9, 23),
    tapered('-38,-50,46 -32,-36,33 -35,-23,22 -29,-8,19.5'),
    column(-29, 23),
  ].join(''),
  marks: [
    // Light along the back, shade below the barrel, behind the shoulder and under the jaw.
    {
      shapes: outline('-92,-66 -82,-91 -64,-97 -26,-90 -4,-90 24,-105 42,-106 34,-92 6,-80 -30,-78 -58,-82 -80,-70'),
      strength: 0.2,
    },
    {
      hue: 'ink',
      shapes: outline('-78,-40 -52,-42 -20,-38 8,-37 22,-44 34,-40! 46,-24 10,-10 -30,-10 -70,-22'),
      strength: 0.3,
    },
    { hue: 'ink', shapes: outline('60,-44 76,-41 92,-30 106,-20 128,-18 126,-6 100,-8 70,-28'), strength: 0.3 },
    { hue: 'ink', shapes: outline('14,-92! 6,-72 8,-52 20,-40! 16,-58 16,-76'), strength: 0.24 },
    // Folds: behind the shoulder, before the haunch, at the neck and over the knees.
    { hue: 'ink', shapes: crease([15, -95], [2, -68], [22, -40], 2), strength: 0.5 },
    { hue: 'ink', shapes: crease([-48, -84], [-33, -64], [-44, -36], 2), strength: 0.42 },
    { hue: 'ink', shapes: crease([46, -100], [52, -74], [44, -52], 1.8), strength: 0.4 },
    { hue: 'ink', shapes: crease([57, -91], [63, -66], [56, -40], 1.8), strength: 0.46 },
    { hue: 'ink', shapes: crease([64, -84], [73, -62], [66, -40], 1.5), strength: 0.36 },
    {
      hue: 'ink',
      lines: ['33,-29 44,-26 56,-29', '34,-22 44,-19.6 54,-22', '-82,-27 -71,-23 -60,-26', '-82,-20 -71,-17 -61,-20']
        .map(line)
        .join(''),
      width: 1.1,
      strength: 0.3,
    },
    // Horns of grey, their front edge in light.
    { hue: '#4a4038', shapes: [outline(frontHorn), outline(rearHorn)].join(''), strength: 0.8 },
    { hue: '#b3a48d', shapes: tapered('119,-50,1 124.4,-64,3.6 125,-80,3 121,-102,0.6'), strength: 0.6 },
    { hue: '#b3a48d', shapes: tapered('101,-62,0.8 101.6,-72,2.4 98.6,-86,0.5'), strength: 0.6 },
    // The hollow of the ear; eye in its folds, nostril and mouth.
    { hue: 'ink', shapes: outline('64,-86 61,-93 60,-101 62,-105 65,-99 67,-92'), strength: 0.6 },
    { hue: 'ink', shapes: ellipse(86.4, -59, 1.5, 1.3), strength: 0.95 },
    {
      hue: 'ink',
      lines: line('82,-61.6 86,-63 90.6,-60.6') + line('83,-56.4 87,-55.4 90,-57'),
      width: 0.8,
      strength: 0.5,
    },
    { hue: 'ink', shapes: tapered('116.6,-30,1 119.6,-28.4,3 121,-25,1'), strength: 0.8 },
    { hue: 'ink', lines: line('126.6,-17 118,-16.6 110,-18.6'), width: 1, strength: 0.5 },
    { hue: '#a89a86', shapes: feet.map((x) => nails(x, footWidth)).join(''), strength: 0.6 },
  ],
};
