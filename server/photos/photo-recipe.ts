/** How renditions are made. Whoever changes one of these counts `version` up, and everything is made anew. */
export const photoRecipe = {
  version: 1,
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 4, smartSubsample: true },
  /** Shown blurred until the picture is there; the shape is the photograph's own. */
  preview: { longestSide: 50, blur: 2, quality: 20 },
} as const;

/** What an original has to keep to. */
export const photoLimits = {
  bytes: 25 * 1024 * 1024,
  pixels: 100_000_000,
  leastLongSide: 1600,
  /** How many times its short side the long one may be: frames are between 4:5 and 2:1. */
  mostStretched: 4,
} as const;
