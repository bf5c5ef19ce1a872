import type { AccommodationSummary } from '#contract/accommodations.ts';
import type { AccommodationFile } from '#server/catalogue/content/content-schema.ts';
import { coverOf } from '#server/catalogue/pictures.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** `price` is the cheapest room's, a night. */
export function accommodationSummaryOf(
  stay: AccommodationFile,
  destinationName: string,
  made: MadePhotographs,
): AccommodationSummary {
  return {
    id: stay.slug,
    slug: stay.slug,
    name: stay.name,
    type: stay.type,
    tier: stay.tier,
    destinationId: stay.destinationId,
    destinationName,
    summary: stay.summary,
    board: stay.board,
    price: Math.min(...stay.rooms.map((room) => room.pricing.basePrice)),
    rooms: stay.rooms.map(({ photographs: _photographs, cover: _cover, ...room }) => room),
    coverImage: coverOf(
      {
        kind: 'accommodations',
        slug: stay.slug,
        name: stay.name,
        plate: stay.plate,
        photographs: stay.photographs,
        cover: stay.cover,
      },
      made,
    ),
  };
}
