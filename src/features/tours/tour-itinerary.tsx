import { Link } from '@tanstack/react-router';
import { BedDouble, Route as RouteIcon, Utensils } from 'lucide-react';
import type { AccommodationSummary } from '#contract/records/accommodations.ts';
import type { ActivitySummary } from '#contract/records/activities.ts';
import type { Tour } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import type { ItineraryDay } from '#contract/records/tours.ts';
import { dot } from '#contract/words/dot.ts';
import { driveWords, tierNames } from '#contract/words/journey-words.ts';
import { dayPlates } from '#features/tours/day-plates.ts';
import { capitalise, nameOf } from '#platform/format.ts';
import { captionOf, type PictureViews } from '#platform/images/picture-sources.ts';
import { FoldOnPhone } from '#ui/disclosure.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

type ItineraryTour = Pick<Tour, 'itinerary' | 'coverImage' | 'destinations' | 'accommodations' | 'activities'>;

const plateViews: PictureViews = [
  { from: 64, shape: 'list', width: '35rem' },
  { from: 40, shape: 'list', width: '16rem' },
  { shape: 'list', width: '91vw' },
];

/** What a day's part of the page is called in an address. */
export const dayId = (day: number) => `day-${day}`;

/** Day by day. A phone has each day's title and its way, and opens the rest. The camp has its picture on its first night, large where the day has no other. */
export function TourItinerary({ tour }: { tour: ItineraryTour }) {
  const plates = dayPlates(tour.itinerary, { ...tour, accommodations: [] }, [tour.coverImage.src]);
  return (
    <ol className="border-line border-t">
      {tour.itinerary.map((day, index) => (
        <li key={day.day} id={dayId(day.day)} className="break-inside-avoid border-line border-b py-3.5 sm:py-8">
          <Day day={day} before={tour.itinerary[index - 1]} plate={plates[index]} tour={tour} />
        </li>
      ))}
    </ol>
  );
}

interface DayProps {
  day: ItineraryDay;
  before: ItineraryDay | undefined;
  plate: Picture | undefined;
  tour: ItineraryTour;
}

function Day({ day, before, plate, tour }: DayProps) {
  const stay = tour.accommodations.find(({ id }) => id === day.accommodationId);
  const arrival = stay?.id === before?.accommodationId ? undefined : stay?.coverImage;
  const picture = day.photographs?.[0] ?? plate ?? arrival;
  const line = [day.drive && driveWords(day.drive), stay?.name ?? day.stayNote].filter(Boolean).join(dot);
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
      <div className="grid gap-x-8 gap-y-4 pt-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:pl-24 lg:max-w-[35rem] lg:grid-cols-1 lg:gap-y-6 lg:pl-0 min-[85rem]:ml-24 min-[105rem]:max-w-none min-[105rem]:grid-cols-[35rem_minmax(0,35rem)] min-[105rem]:gap-x-10 print:block">
        <div>
          <p className="text-muted">{day.description}</p>
          <DayFacts day={day} activities={tour.activities} />
          <Night stay={stay} note={day.stayNote} picture={picture === arrival ? undefined : arrival} />
        </div>
        {picture && (
          <figure className="self-start max-sm:-order-1 lg:-order-1 min-[105rem]:order-none print:hidden">
            <PlateImage picture={picture} views={plateViews} className="card-shadow aspect-[16/10] rounded-card" />
            {picture.photo && <figcaption className="mt-2 text-label text-muted">{captionOf(picture)}</figcaption>}
          </figure>
        )}
      </div>
    </FoldOnPhone>
  );
}

interface DayFactsProps {
  day: ItineraryDay;
  activities: readonly ActivitySummary[];
}

const linkClass = 'underline decoration-line-strong underline-offset-4 hover:decoration-accent';

/** How far one travels on a usual and on a bad day, what one eats, and what one does. */
function DayFacts({ day, activities }: DayFactsProps) {
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

interface NightProps {
  stay: AccommodationSummary | undefined;
  note: string | undefined;
  picture: Picture | undefined;
}

/** Where one sleeps, how it looks, and of which class it is; a bed without a page of its own in words alone. */
function Night({ stay, note, picture }: NightProps) {
  if (stay === undefined && note === undefined) return null;
  return (
    <div className="mt-5 flex items-center gap-4 border-line border-t pt-4 text-[0.96875rem] leading-snug print:mt-1 print:border-0 print:pt-0">
      {picture ? (
        <PlateImage
          picture={{ ...picture, alt: '' }}
          shape="list"
          sizes="7rem"
          className="aspect-[16/10] w-28 shrink-0 rounded-field print:hidden"
        />
      ) : (
        <BedDouble aria-hidden="true" size={17} className="text-primary" />
      )}
      <p>
        {stay && (
          <>
            <Link
              to="/accommodation/$accommodationSlug"
              params={{ accommodationSlug: stay.slug }}
              className={`font-semibold ${linkClass}`}
            >
              {stay.name}
            </Link>
            <span className="block text-label text-muted print:ml-2 print:inline">{`${nameOf(tierNames, stay.tier)}, ${stay.board}`}</span>
          </>
        )}
        {note}
      </p>
    </div>
  );
}
