import { Accessibility, BedDouble, Maximize2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Accommodation } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import { formatUsd } from '#contract/words/money.ts';
import { byPrice, pricedPer } from '#features/accommodations/accommodation-card.tsx';
import { capitalise } from '#platform/format.ts';
import { PlateImage } from '#ui/plate-image.tsx';

/** Every kind of room and what a night in it costs, the cheapest first. */
export function RoomList({ rooms, roomPictures }: Pick<Accommodation, 'rooms' | 'roomPictures'>) {
  return (
    <ul className="border-line border-t">
      {byPrice(rooms).map((room) => (
        <li
          key={room.id}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 max-sm:grid-rows-[auto_1fr] gap-y-2 border-line border-b py-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] sm:items-center sm:gap-x-8 sm:py-6"
        >
          <RoomPicture picture={roomPictures[room.id]} />
          <div className="max-sm:first:col-span-2 max-sm:not-first:row-span-2">
            <h3 className="text-title-3 leading-tight">{room.name}</h3>
            <p className="mt-1 text-muted">{capitalise(room.roomType)}</p>
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-[0.96875rem]">
              <RoomFact icon={Users}>{`Sleeps ${room.occupancy}`}</RoomFact>
              <RoomFact icon={BedDouble}>{capitalise(room.beds)}</RoomFact>
              {room.sizeM2 !== undefined && <RoomFact icon={Maximize2}>{`${room.sizeM2} m²`}</RoomFact>}
              {room.accessible && <RoomFact icon={Accessibility}>Accessible room</RoomFact>}
            </ul>
          </div>
          <p className="sm:text-right">
            <span className="figures font-display font-semibold text-[1.75rem] leading-tight">
              {formatUsd(room.pricing.basePrice)}
            </span>
            <span className="text-label text-muted max-sm:ml-2 sm:block">{pricedPer[room.pricing.per]}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function RoomPicture({ picture }: { picture: Picture | undefined }) {
  if (picture === undefined) return null;
  return (
    <PlateImage
      picture={picture}
      sizes="(min-width: 64rem) min(37.5vw - 16rem, 28rem), (min-width: 40rem) calc(37vw - 4.7rem), 37vw"
      className="aspect-[16/10] w-full rounded-card"
    />
  );
}

function RoomFact({ icon: Icon, children }: { icon: typeof Users; children: ReactNode }) {
  return (
    <li className="figures flex items-center gap-2">
      <Icon aria-hidden="true" size={17} className="shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  );
}
