import { pagePlate } from '#platform/images/picture-sources.ts';

export const weatherDelayPlate = pagePlate(
  'weather-delay',
  'list',
  'Illustration: rain falls behind three zebras on a green plain',
  'Long rains, four in the afternoon',
);
