import { ownPalette } from '#contract/site/palette.ts';
import type { Site } from '#contract/site/site.ts';

/** The name that is drawn into the cards of `public/social`, and stands on the pictures of `public/app-screens`. */
export const drawnName = 'Umbrella Thorn Safaris';

/** Whether pictures with a name and a look in them show the operator's own. Otherwise the site does without them. */
export function isDrawnIdentity({ operator, brand }: Pick<Site, 'operator' | 'brand'>): boolean {
  return operator.name === drawnName && brand.logo === undefined && brand.palette === ownPalette;
}
