import type { Tour } from '#contract/details.ts';
import type { Picture } from '#contract/picture.ts';
import type { ItineraryDay } from '#contract/tours.ts';
import { driveWords } from '#contract/words/journey-words.ts';
import { DayFacts } from '#features/tours/day-facts.tsx';
import { dayPlates } from '#features/tours/day-plates.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { FoldOnPhone } from '#ui/fold-on-phone.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

type ItineraryTour = Pick<Tour, 'itinerary' | 'coverImage' | 'destinations' | 'accommodations' | 'activities'>;

const plateViews: PictureViews = [
  { from: 64, shape: 'list', width: 'clamp(6rem, 12vw, 16rem)' },
  { from: 40, shape: 'list', width: '16rem' },
  { shape: 'list', width: '91vw' },
];

/** What a day's part of the page is called in an address. */
export const dayId = (day: number) => `day-${day}`;

/** Day by day. A phone has each day's title and its way, and opens the rest. */
export function TourItinerary({ tour }: { tour: ItineraryTour }) {
  const plates = dayPlates(tour.itinerary, tour, [tour.coverImage.src]);
  return (
    <ol className="border-line border-t">
      {tour.itinerary.map((day, index) => (
        <li key={day.day} id={dayId(day.day)} className="break-inside-avoid border-line border-b py-4 sm:py-8">
          <Day day={day} plate={plates[index]} tour={tour} />
        </li>
      ))}
    </ol>
  );
}

function Day({ day, plate, tour }: { day: ItineraryDay; plate: Picture | undefined; tour: ItineraryTour }) {
  const stay = tour.accommodations.find(({ id }) => id === day.accommodationId);
  const line = [day.drive && driveWords(day.drive), stay?.name ?? day.stayNote].filter(Boolean).join(' · ');
  return (
    <FoldOnPhone
      summary={
        <h3 className="grid flex-1 gap-x-8 leading-tight sm:grid-cols-[4rem_minmax(0,1fr)] sm:items-baseline">
          <span className="text-accent sm:text-xl">{`Day ${day.day} `}</span>
          <span className="text-title-3">{`${day.title} `}</span>
          {line && <span className="mt-1 font-normal font-text text-label text-muted sm:hidden">{line}</span>}
        </h3>
      }
    >
      <div className="grid gap-x-8 gap-y-4 pt-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:pl-24 lg:grid-cols-[minmax(0,1fr)_clamp(6rem,12vw,16rem)] lg:gap-x-6 lg:pl-0 print:block">
        <div>
          <p className="max-w-[43rem] text-muted">{day.description}</p>
          <DayFacts day={day} stay={stay} activities={tour.activities} />
        </div>
        {plate && (
          <PlateImage
            picture={plate}
            views={plateViews}
            className="card-shadow aspect-[16/10] self-start rounded-card max-sm:-order-1 print:hidden"
          />
        )}
      </div>
    </FoldOnPhone>
  );
}
