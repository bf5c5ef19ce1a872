import { pagePlate } from '#platform/images/page-plate.ts';

export const nightCampPlate = pagePlate(
  'night-camp',
  'hero-laptop',
  'Illustration: a lit tent and a campfire under a sky full of stars',
  'Mara conservancy, after supper',
);
