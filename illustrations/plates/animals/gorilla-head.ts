// The head of a gorilla: a crest, a heavy brow, and a flat nose with wide nostrils.

import { line, type Marks, moved, outline, tapered } from '#illustrations/plates/animals/silhouette.ts';

/** From the nape over the crest to the chin. */
export const gorillaHead = `22,-130 29,-143 40,-153 52,-155 61,-149 66,-141 72,-137 74,-132 71,-126 74,-120 80,-114 82,-106
  78,-99 70,-96 62,-93`;

/** The bare face and what is in it, moved to where the body carries its head. */
export function gorillaFace(right: number, down: number): Marks[] {
  const at = (points: string) => moved(points, right, down);
  return [
    // The bare skin catches more light than hair does.
    {
      shapes: outline(
        at('58,-138 66,-140 73,-136 73,-130 70,-125 74,-119 80,-113 81,-106 77,-100 69,-98 63,-104 59,-114 57,-126'),
      ),
      strength: 0.13,
    },
    { shapes: tapered(at('57,-134.4,0.6 64,-137.4,3 71.4,-134.6,0.8')), strength: 0.42 },
    { hue: 'ink', shapes: outline(at('59,-132.6 66,-134 71.6,-131.4 70.4,-127 64,-126.4 60,-128.4')), strength: 0.75 },
    { hue: '#a8672c', shapes: tapered(at('62.6,-129.8,0.7 65.4,-130.4,2.5 68.2,-129,0.7')), strength: 0.95 },
    { hue: 'ink', shapes: tapered(at('65,-130.2,1.6 65.8,-130.1,2.1 66.6,-129.8,1.6')), strength: 1 },
    // The flat nose and its nostril, the mouth, the cheek.
    { shapes: outline(at('69,-123 73,-121.6 78,-116 79,-112 75,-110.6 70.6,-112.4 68,-117')), strength: 0.2 },
    { hue: 'ink', shapes: tapered(at('70.6,-114.6,1 74,-116,3 77,-113.6,1')), strength: 0.9 },
    { hue: 'ink', lines: line(at('81.4,-106.4 75,-105.4 67.6,-106.8')), width: 1.4, strength: 0.85 },
    { shapes: tapered(at('38,-128,0.4 43,-113,2 60,-99,0.4')), strength: 0.22 },
  ];
}
