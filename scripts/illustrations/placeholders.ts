// Landscape posters shown wherever a record has no photograph yet: one per category, by day and by night.
// Each is a flat duotone print with the ringed sun (or moon), the brand motif.

import type { PlaceholderCategory } from '#contract/placeholders.ts';
import { type Drawing, svgDocument } from '#scripts/illustrations/drawing/svg.ts';
import { type Palette, paletteFor, type TimeOfDay } from '#scripts/illustrations/palette.ts';
import { accommodationPoster } from '#scripts/illustrations/posters/accommodation-poster.ts';
import { activityPoster } from '#scripts/illustrations/posters/activity-poster.ts';
import { attractionPoster } from '#scripts/illustrations/posters/attraction-poster.ts';
import { destinationPoster } from '#scripts/illustrations/posters/destination-poster.ts';
import { placePoster } from '#scripts/illustrations/posters/place-poster.ts';
import { placeholderPoster } from '#scripts/illustrations/posters/placeholder-poster.ts';
import { roomPoster } from '#scripts/illustrations/posters/room-poster.ts';
import { tourPoster } from '#scripts/illustrations/posters/tour-poster.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '#scripts/illustrations/sheet.ts';

const POSTERS: Readonly<Record<PlaceholderCategory, (palette: Palette) => Drawing>> = {
  accommodation: accommodationPoster,
  room: roomPoster,
  activity: activityPoster,
  tour: tourPoster,
  attraction: attractionPoster,
  destination: destinationPoster,
  place: placePoster,
  placeholder: placeholderPoster,
};

/** The finished SVG document for one category and time of day. */
export function drawPlaceholder(category: PlaceholderCategory, time: TimeOfDay): string {
  return svgDocument(SHEET_WIDTH, SHEET_HEIGHT, POSTERS[category](paletteFor(category, time)));
}
