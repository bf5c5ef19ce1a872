// Landscape posters shown wherever a record has no photograph yet: one per category, by day and by night.
// Each is a flat duotone print with the ringed sun (or moon), the brand motif.

import { type Drawing, svgDocument } from '#illustrations/drawing/svg.ts';
import { type Palette, paletteFor, type TimeOfDay } from '#illustrations/palette.ts';
import { accommodationPoster } from '#illustrations/posters/accommodation-poster.ts';
import { activityPoster } from '#illustrations/posters/activity-poster.ts';
import { attractionPoster } from '#illustrations/posters/attraction-poster.ts';
import { destinationPoster } from '#illustrations/posters/destination-poster.ts';
import { placePoster } from '#illustrations/posters/place-poster.ts';
import { placeholderPoster } from '#illustrations/posters/placeholder-poster.ts';
import { roomPoster } from '#illustrations/posters/room-poster.ts';
import { tourPoster } from '#illustrations/posters/tour-poster.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '#illustrations/sheet.ts';
import type { PlaceholderCategory } from '../contract/records/placeholders.ts';

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
