import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { ActivitySummary } from '#contract/records/activities.ts';
import { formatMonthName } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { formatUsd } from '#contract/words/money.ts';
import { formatAges, formatDuration } from '#features/activities/activity-words.ts';
import { QuickViewButton } from '#features/activities/quick-view-button.tsx';
import { AddedActivity } from '#features/trip/choices/added-activity.tsx';
import { OfferRow, UndoLine } from '#features/trip/choices/offer-row.tsx';
import { TripWarnings } from '#features/trip/choices/trip-warnings.tsx';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { Button } from '#ui/button.tsx';

/** An activity one can add; once added, its day and how many take part. */
export function ActivityRow({ activity }: { activity: ActivitySummary }) {
  const { state, change } = useTrip();
  const id = useId();
  const added = state.customizations.activities.find((item) => item.id === activity.slug);
  const month = state.customizations.dates.startDate;
  const isOutOfSeason = month !== undefined && activity.months[Number(month.slice(5, 7)) - 1] === 0;
  const add = () =>
    change({
      type: 'addActivity',
      activity: {
        id: activity.slug,
        name: activity.name,
        price: activity.pricing.basePrice,
        addedAt: new Date().toISOString(),
      },
    });

  return (
    <OfferRow
      picture={activity.coverImage}
      title={<span id={id}>{activity.name}</span>}
      facts={`${formatDuration(activity.duration)}${dot}${formatAges(activity.requirements.age)}`}
      price={activity.pricing.basePrice > 0 ? `${formatUsd(activity.pricing.basePrice)} a person` : 'No extra charge'}
      note={isOutOfSeason ? `Not advised in ${formatMonthName(month)}: ask us first.` : undefined}
      action={
        <>
          <QuickViewButton activity={activity} variant="onPaper" onQuickBook={added === undefined ? add : undefined} />
          {added === undefined && (
            <Button variant="quiet" size="small" onClick={add} aria-label={`Add ${activity.name}`}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              Add
            </Button>
          )}
        </>
      }
    >
      <div className="sm:ml-[7.25rem]">
        <UndoLine place={activity.slug} />
      </div>
      <div className="sm:ml-[7.25rem]">
        <TripWarnings activity={activity.name} />
      </div>
      {added && <AddedActivity activity={added} labelledBy={id} />}
    </OfferRow>
  );
}
