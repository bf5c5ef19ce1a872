import type { Picture } from '#contract/picture.ts';

/** A picture that fills the width of a page, drawn once lying and once standing. */
export interface PagePlate {
  landscape: Picture;
  portrait: Picture;
}

/** Their size, and the widths they are encoded in. */
export const pagePlateFormats = {
  landscape: { width: 1920, height: 1080, widths: [960, 1600, 1920] },
  portrait: { width: 960, height: 1700, widths: [480, 768, 960] },
} as const;

function pictureOf(name: string, shape: keyof PagePlate, alt: string, caption: string): Picture {
  const address = `/plates/pages/${name}-${shape}`;
  const { widths, ...size } = pagePlateFormats[shape];
  return {
    src: `${address}-640.webp`,
    avif: widths.map((width) => `${address}-${width}.avif ${width}w`).join(', '),
    alt,
    ...size,
    caption,
  };
}

function pagePlate(name: string, alt: string, caption: string): PagePlate {
  return {
    landscape: pictureOf(name, 'landscape', alt, caption),
    portrait: pictureOf(name, 'portrait', alt, caption),
  };
}

/** A picture that hangs in a frame above the text, which lies on every screen. */
function framedPlate(name: string, alt: string, caption: string): Picture {
  return pictureOf(name, 'landscape', alt, caption);
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

export const offTrailPlate = framedPlate(
  'off-trail',
  'Illustration: a giraffe looks at a safari car standing alone on the plain',
  'Somewhere off the map',
);

export const weatherDelayPlate = framedPlate(
  'weather-delay',
  'Illustration: rain falls behind three zebras on a green plain',
  'Long rains, four in the afternoon',
);

export const aboutPlate = framedPlate(
  'about',
  'Illustration: a safari car beside a stone office with a tiled roof, blue hills and the sun just above them',
  'Before the first game drive',
);
