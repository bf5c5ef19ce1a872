import type { Picture } from '#contract/picture.ts';

/** A picture that belongs to a page and not to a record, drawn once lying and once standing. */
export interface PagePlate {
  landscape: Picture;
  portrait: Picture;
}

function pagePlate(name: string, alt: string, caption: string): PagePlate {
  const address = `/plates/pages/${name}`;
  const widths = (shape: string, all: readonly number[]) =>
    all.map((width) => `${address}-${shape}-${width}.avif ${width}w`).join(', ');
  return {
    landscape: {
      src: `${address}-landscape-640.webp`,
      avif: widths('landscape', [960, 1600, 1920]),
      alt,
      width: 1920,
      height: 1080,
      caption,
    },
    portrait: {
      src: `${address}-portrait-640.webp`,
      avif: widths('portrait', [480, 960]),
      alt,
      width: 960,
      height: 1700,
      caption,
    },
  };
}

export const heroPlate = pagePlate(
  'home-hero',
  'Illustration: four elephants walk below Kilimanjaro at first light, an acacia in front',
  'Amboseli, first light',
);

export const nightCampPlate = pagePlate(
  'night-camp',
  'Illustration: two lit tents under a sky full of stars',
  'Mara conservancy, after supper',
);

export const offTrailPlate = pagePlate(
  'off-trail',
  'Illustration: a giraffe looks at a safari car standing alone on the plain',
  'Somewhere off the map',
);

export const weatherDelayPlate = pagePlate(
  'weather-delay',
  'Illustration: rain falls behind three zebras on a green plain',
  'Long rains, four in the afternoon',
);
