import { Link } from '@tanstack/react-router';
import type { ActivitySummary } from '#contract/activities.ts';
import { formatDuration } from '#features/activities/activity-words.ts';
import { QuickViewButton } from '#features/activities/quick-view-button.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

/** Activities as suns: a round plate with the rings of the mark. */
export function RingedActivities({ activities }: { activities: readonly ActivitySummary[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-5">
      {activities.slice(0, 5).map((activity, index) => (
        <li key={activity.id} className={index === 4 ? 'max-lg:hidden' : index === 3 ? 'sm:max-lg:hidden' : ''}>
          <Link
            to="/activity/$activitySlug"
            params={{ activitySlug: activity.slug }}
            className="group block text-center"
          >
            <span className="rings mx-auto block aspect-square w-full max-w-56 rounded-full p-[9%]">
              <PlateImage
                picture={activity.coverImage}
                shape="thumb"
                sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 25vw, 40vw"
                className="size-full rounded-full transition-transform duration-[600ms] group-hover:scale-[1.02]"
              />
            </span>
            <span className="mt-4 block font-display font-semibold text-xl leading-tight underline-offset-4 decoration-2 decoration-accent group-hover:underline">
              {activity.name}
            </span>
            <span className="mt-1 block text-label text-muted">{formatDuration(activity.duration)}</span>
          </Link>
          <p className="mt-3 text-center">
            <QuickViewButton activity={activity} look="onPaper" />
          </p>
        </li>
      ))}
    </ul>
  );
}
