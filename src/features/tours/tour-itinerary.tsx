import { Link } from '@tanstack/react-router';
import { BedDouble, Route as RouteIcon, Utensils } from 'lucide-react';
import type { AccommodationSummary } from '#contract/records/accommodations.ts';
import type { ActivitySummary } from '#contract/records/activities.ts';
import type { Tour } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import type { ItineraryDay } from '#contract/records/tours.ts';
import { driveWords } from '#contract/words/journey-words.ts';
import { dayPlates } from '#features/tours/day-plates.ts';
import { capitalise } from '#platform/format.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { FoldOnPhone } from '#ui/disclosure.tsx';
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

interface DayFactsProps {
  day: ItineraryDay;
  stay: AccommodationSummary | undefined;
  activities: readonly ActivitySummary[];
}

const linkClass = 'underline decoration-line-strong underline-offset-4 hover:decoration-accent';

/** How far one travels on a usual and on a bad day, where one eats and sleeps, and what one does. */
function DayFacts({ day, stay, activities }: DayFactsProps) {
  const included = activities.filter(({ id }) => day.activityIds.includes(id));
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-[0.96875rem]">
      {day.drive && (
        <li className="flex items-center gap-2">
          <RouteIcon aria-hidden="true" size={17} className="text-primary" />
          {driveWords(day.drive)}
        </li>
      )}
      {day.meals.length > 0 && (
        <li className="flex items-center gap-2">
          <Utensils aria-hidden="true" size={17} className="text-primary" />
          {capitalise(day.meals.join(', '))}
        </li>
      )}
      {(stay || day.stayNote) && (
        <li className="flex items-center gap-2">
          <BedDouble aria-hidden="true" size={17} className="text-primary" />
          <span>
            {stay && (
              <Link
                to="/accommodation/$accommodationSlug"
                params={{ accommodationSlug: stay.slug }}
                className={linkClass}
              >
                {stay.name}
              </Link>
            )}
            {day.stayNote && `${stay ? ', ' : ''}${day.stayNote}`}
          </span>
        </li>
      )}
      {included.map((activity) => (
        <li key={activity.id}>
          <Link to="/activity/$activitySlug" params={{ activitySlug: activity.slug }} className={linkClass}>
            {activity.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
