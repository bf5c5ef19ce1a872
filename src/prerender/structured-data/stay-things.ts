import type { Room } from '#contract/records/accommodations.ts';
import type { Accommodation } from '#contract/records/details.ts';
import { formatUsd } from '#contract/words/money.ts';
import { accommodationQuery } from '#features/accommodations/accommodation.queries.ts';
import { stayTrail } from '#platform/page-trails.ts';
import { machines } from '#platform/words/machines-words.ts';
import { offer } from '#src/prerender/structured-data/offer.ts';
import {
  addressOf,
  geoOf,
  imagesOf,
  mention,
  type PageStatement,
  type QueryReader,
  type Thing,
} from '#src/prerender/structured-data/thing.ts';

export function stayStatement(read: QueryReader, slug: string): PageStatement | undefined {
  const stay = read.getQueryData(accommodationQuery(slug).queryKey);
  return stay && { name: stay.name, trail: stayTrail(stay), things: [lodging(stay)] };
}

/** A stay and its rooms. In a demonstration the stays are not real, and it says so. */
function lodging(stay: Accommodation): Thing {
  const url = addressOf('accommodations', stay.slug);
  const prices = stay.rooms.map(({ pricing }) => pricing.basePrice);
  const within = { slug: stay.destinationId, name: stay.destinationName };
  return {
    '@type': 'LodgingBusiness',
    name: stay.name,
    description: stay.summary,
    disambiguatingDescription: machines.notices?.stay,
    url,
    image: imagesOf('accommodations', stay),
    address: { '@type': 'PostalAddress', addressRegion: stay.destinationName },
    geo: geoOf(stay),
    containedInPlace: mention('TouristDestination', 'destinations', within),
    priceRange: prices.length > 0 ? `${formatUsd(Math.min(...prices))}–${formatUsd(Math.max(...prices))}` : undefined,
    amenityFeature: stay.facilities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    containsPlace: stay.rooms.map((room) => hotelRoom(room, url)),
    makesOffer: stay.rooms.map((room) => ({
      ...offer({ price: room.pricing.basePrice, unit: `${room.pricing.per} for a night, ${stay.board}`, url }),
      itemOffered: { '@id': roomId(room, url) },
    })),
  };
}

const roomId = (room: Room, url: string) => `${url}#room-${room.id}`;

function hotelRoom(room: Room, url: string): Thing {
  return {
    '@type': 'HotelRoom',
    '@id': roomId(room, url),
    name: room.name,
    bed: room.beds,
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.occupancy, unitText: 'guests' },
    floorSize: room.sizeM2 ? { '@type': 'QuantitativeValue', value: room.sizeM2, unitCode: 'MTK' } : undefined,
  };
}
