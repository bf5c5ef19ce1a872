import { pagePlate } from '#platform/images/page-plate.ts';

export const undecidedPlate = pagePlate(
  'about',
  'list',
  'Illustration: a safari car waits beside a stone office with a tiled roof, the sun just above blue hills',
  'Before the first game drive',
);
