import { Link } from '@tanstack/react-router';
import { BedDouble, Route as RouteIcon, Utensils } from 'lucide-react';
import type { AccommodationSummary } from '#contract/accommodations.ts';
import type { ActivitySummary } from '#contract/activities.ts';
import type { ItineraryDay } from '#contract/tours.ts';
import { driveWords } from '#contract/words/journey-words.ts';
import { capitalise } from '#platform/format/words.ts';

interface DayFactsProps {
  day: ItineraryDay;
  stay: AccommodationSummary | undefined;
  activities: readonly ActivitySummary[];
}

const linkClass = 'underline decoration-line-strong underline-offset-4 hover:decoration-accent';

/** How far one travels on a usual and on a bad day, where one eats and sleeps, and what one does. */
export function DayFacts({ day, stay, activities }: DayFactsProps) {
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
