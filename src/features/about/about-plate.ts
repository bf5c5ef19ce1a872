import { pagePlate } from '#platform/images/page-plate.ts';

export const aboutPlate = pagePlate(
  'about',
  'list',
  'Illustration: a safari car beside a stone office with a tiled roof, blue hills and the sun just above them',
  'Before the first game drive',
);
