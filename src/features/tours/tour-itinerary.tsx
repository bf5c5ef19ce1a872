import { Link } from '@tanstack/react-router';
import { BedDouble, Route as RouteIcon, Utensils } from 'lucide-react';
import type { AccommodationSummary } from '#contract/accommodations.ts';
import type { ActivitySummary } from '#contract/activities.ts';
import type { ItineraryDay } from '#contract/tours.ts';
import { capitalise, formatHours } from '#platform/format/words.ts';
import { travelModes } from '#ui/travel-modes.ts';

interface TourItineraryProps {
  days: readonly ItineraryDay[];
  accommodations: readonly AccommodationSummary[];
  activities: readonly ActivitySummary[];
}

const linkClass = 'underline decoration-line-strong underline-offset-4 hover:decoration-accent';

/** Day by day: what happens, how far one travels on a usual and on a bad day, where one sleeps and eats. */
export function TourItinerary({ days, accommodations, activities }: TourItineraryProps) {
  return (
    <ol className="border-line border-t">
      {days.map((day) => (
        <li
          key={day.day}
          className="grid break-inside-avoid gap-x-8 gap-y-2 border-line border-b py-7 sm:grid-cols-[5rem_1fr]"
        >
          <p className="font-display font-semibold text-accent text-xl">Day {day.day}</p>
          <div>
            <h3 className="text-title-3 leading-tight">{day.title}</h3>
            <p className="mt-2 max-w-[43rem] text-muted">{day.description}</p>
            <DayFacts day={day} accommodations={accommodations} activities={activities} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function DayFacts({ day, accommodations, activities }: { day: ItineraryDay } & Omit<TourItineraryProps, 'days'>) {
  const stay = accommodations.find(({ id }) => id === day.accommodationId);
  const included = activities.filter(({ id }) => day.activityIds.includes(id));
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-[0.96875rem]">
      {day.drive && (
        <li className="flex items-center gap-2">
          <RouteIcon aria-hidden="true" size={17} className="text-primary" />
          {day.drive.km !== undefined && `${day.drive.km} km, `}
          {formatHours(day.drive.hours, day.drive.hoursWorst)} {travelModes[day.drive.mode].words}
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
            {stay && day.stayNote && ', '}
            {day.stayNote}
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
