// A gorilla that sits and eats: one hand brings a stalk of celery to the mouth, the other rests on the knee.

import { hand } from '#illustrations/plates/animals/feet.ts';
import { gorillaFace, gorillaHead } from '#illustrations/plates/animals/gorilla-head.ts';
import { moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const headAt = [-30, 15] as const;
const back = '-52,0! -62,-14 -66,-34 -62,-56 -50,-78 -34,-96 -20,-106';
const chest = '34,-66 40,-48 38,-24 32,0!';

const stalk = '44,-72,2.6 54,-88,3 70,-112,1.6';
const leaves = ['58,-94,1 70,-95,5 82,-90,0.8', '62,-100,1 60,-112,5 64,-122,0.8', '68,-109,1 78,-113,5 88,-114,0.8'];

export const gorillaSitting: Silhouette = {
  height: 155,
  near: [
    outline(back, moved(gorillaHead, ...headAt), chest),
    // Thigh, shin and foot.
    outline(`-54,0! -62,-18 -54,-36 -32,-46 -4,-50 22,-54 42,-52 52,-42 52,-28 46,-14 44,-4! 24,-4! 24,-18 18,-28
      4,-16 -12,-6 -20,0!`),
    hand(45, 44),
    tapered('-14,-84,44 2,-58,34 18,-46,27 34,-56,22 46,-70,17 50,-80,14'),
    ...[stalk, ...leaves].map(tapered),
  ].join(''),
  far: [tapered('24,-40,24 54,-46,22 64,-30,17 64,-8,13'), hand(70, 36)].join(''),
  marks: [
    { shapes: outline('-64,-36 -58,-58 -46,-78 -30,-95 -18,-104 -20,-90 -32,-70 -44,-50 -52,-32'), strength: 0.16 },
    {
      shapes: outline('-28,-92 -14,-104 0,-100 4,-84 12,-66 30,-64 44,-76 34,-56 14,-50 -8,-62 -22,-76'),
      strength: 0.09,
    },
    { shapes: outline('-46,-30 -26,-42 0,-46 26,-51 42,-49 34,-40 8,-32 -20,-24'), strength: 0.12 },
    { hue: 'ink', shapes: tapered('-34,-84,0.5 -30,-60,3 -14,-44,3 8,-34,0.5'), strength: 0.8 },
    { hue: 'ink', shapes: tapered('10,-64,0.5 20,-62,2.6 34,-70,2 42,-80,0.5'), strength: 0.8 },
    ...[stalk, ...leaves].map((shape) => ({ hue: '#8fa85a', shapes: tapered(shape), strength: 0.9 })),
    ...gorillaFace(...headAt),
  ],
};
