import { pagePlate } from '#platform/images/page-plate.ts';

export const offTrailPlate = pagePlate(
  'off-trail',
  'list',
  'Illustration: a giraffe looks at a safari car standing alone on the plain',
  'Somewhere off the map',
);
