import { Link } from '@tanstack/react-router';
import type { ActivitySummary } from '#contract/records/activities.ts';
import { formatDuration } from '#features/activities/activity-words.ts';
import { QuickViewButton } from '#features/activities/quick-view-button.tsx';
import { Strip } from '#features/home/strip.tsx';
import { preloadInView } from '#platform/preload-in-view.ts';
import { PlateImage } from '#ui/plate-image.tsx';

/** Activities as suns: a round plate with the rings of the mark. */
export function RingedActivities({ activities }: { activities: readonly ActivitySummary[] }) {
  return (
    <Strip of="activities" className="gap-4 lg:grid-cols-5">
      {activities.slice(0, 5).map((activity) => (
        <li key={activity.id} className="w-[min(14rem,40vw)] shrink-0 snap-start lg:w-auto">
          <Link
            to="/activity/$activitySlug"
            params={{ activitySlug: activity.slug }}
            {...preloadInView()}
            className="group block text-center"
          >
            <span className="rings mx-auto block aspect-square w-full max-w-64 rounded-full p-[9%]">
              <PlateImage
                picture={activity.coverImage}
                shape="thumb"
                sizes="(min-width: 64rem) min(15vw, 15rem), min(11.5rem, 33vw)"
                className="size-full rounded-full transition-transform duration-[600ms] group-hover:scale-[1.02]"
              />
            </span>
            <span className="mt-3 block font-display font-semibold text-xl leading-tight underline-offset-4 decoration-2 decoration-accent group-hover:underline">
              {activity.name}
            </span>
            <span className="mt-1 block text-label text-muted">{formatDuration(activity.duration)}</span>
          </Link>
          <p className="mt-2 text-center">
            <QuickViewButton activity={activity} variant="onPaper" />
          </p>
        </li>
      ))}
    </Strip>
  );
}
