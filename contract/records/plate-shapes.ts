/**
 * The shapes our plates are composed in, each laid out anew: the size of the largest rendition, and the widths it is
 * encoded in, in pixels.
 */
export const plateShapes = {
  /** A card's upright picture. */
  card: { width: 720, height: 900, widths: [360, 720] },
  /** A list's picture, an article's, and what a phone shows at the head of a page. */
  list: { width: 1080, height: 675, widths: [480, 768, 1080] },
  /** The head of a record's page; its right third is calm, for a panel overlaps it. */
  wide: { width: 2080, height: 800, widths: [1040, 2080] },
  /** The same on very wide screens. */
  panorama: { width: 2592, height: 720, widths: [1728, 2592] },
  /** One subject, large: a suggestion's picture, a row's. */
  thumb: { width: 320, height: 320, widths: [160, 320] },
  /** Full-width pictures with words in their sky, for screens from a phone to a cinema's. */
  'hero-upright': { width: 960, height: 1440, widths: [480, 768, 960] },
  'hero-tablet': { width: 1280, height: 960, widths: [640, 1280] },
  'hero-laptop': { width: 1920, height: 1200, widths: [1024, 1920] },
  'hero-cinema': { width: 2560, height: 1097, widths: [1440, 2560] },
} as const;

export type PlateShape = keyof typeof plateShapes;

/** The shapes every record's plate has. */
export const recordShapes = ['card', 'list', 'wide', 'panorama', 'thumb'] as const satisfies readonly PlateShape[];

/** The width of the one rendition for browsers that cannot read AVIF. */
export const fallbackWidth = 640;

/** The address of a rendition. */
export function renditionOf(plate: string, shape: PlateShape, width: number): string {
  return `${plate}-${shape}-${width}.avif`;
}

export function fallbackOf(plate: string): string {
  return `${plate}-${fallbackWidth}.webp`;
}

/** Every rendition of a shape, as a `srcset`. */
export function srcSetOf(plate: string, shape: PlateShape): string {
  return plateShapes[shape].widths.map((width) => `${renditionOf(plate, shape, width)} ${width}w`).join(', ');
}

/** Where a plate is, and its size in the shape lists show. */
export function plateAt(
  plate: string,
  shape: PlateShape = 'list',
): { src: string; plate: string; width: number; height: number } {
  const { width, height } = plateShapes[shape];
  return { src: fallbackOf(plate), plate, width, height };
}
