import { pagePlate } from '#platform/images/page-plate.ts';

export const heroPlate = pagePlate(
  'home-hero',
  'hero-laptop',
  'Illustration: elephants walk below Kilimanjaro before sunrise, an acacia in front',
  'Amboseli, first light',
);
