import { X } from 'lucide-react';
import { officeDay, startWindow } from '#contract/calendar/calendar.ts';
import { payingGuests } from '#contract/money/price.ts';
import type { ActivityItem } from '#contract/trip/customization.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { requestFieldId } from '#features/trip/request/request-values.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { activityAmount, takingPart } from '#features/trip/state/trip-words.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Stepper } from '#ui/stepper.tsx';

/** An activity that is part of the trip: on which day, for how many, for how much. */
export function AddedActivity({ activity, labelledBy }: { activity: ActivityItem; labelledBy: string }) {
  const { state, change, changeWithUndo, errors } = useTrip();
  const { guestCount: guests, dates } = state.customizations;
  const window = startWindow(officeDay(useNow()));
  const first = dates.startDate ?? window.earliest;
  const last = earlier(dates.endDate ?? dates.startDate, window.latest);
  const isOutside =
    activity.selectedDate !== undefined &&
    dates.startDate !== undefined &&
    (activity.selectedDate < first || activity.selectedDate > last);
  const place = state.customizations.activities.findIndex(({ id }) => id === activity.id);
  const dayId = requestFieldId(`activities.${place}.selectedDate`);
  const people = takingPart(activity, guests);
  const update = (changes: Pick<ActivityItem, 'selectedDate'> | Pick<ActivityItem, 'guestCount'>) =>
    change({ type: 'updateActivity', id: activity.id, changes });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the heading above as its legend
    <div
      role="group"
      aria-labelledby={labelledBy}
      className="mt-4 grid gap-4 rounded-card bg-sand p-4 sm:ml-[7.25rem] sm:p-5"
    >
      <div className="grid gap-4">
        <DateField
          id={dayId}
          label="Day"
          isOptional
          value={activity.selectedDate}
          min={first}
          max={last}
          onChange={(selectedDate) => update({ selectedDate })}
          outOfBounds={`Please choose a day from ${formatDay(first)} to ${formatDay(last)}.`}
          error={errors[dayId] ?? (isOutside ? 'This day is outside your trip now.' : undefined)}
        />
        <Stepper
          label="Taking part"
          hint={activity.guestCount === undefined ? 'Everyone' : `Of ${payingGuests(guests)}`}
          counts={`people at ${activity.name}`}
          value={people}
          min={1}
          max={payingGuests(guests)}
          onChange={(amount) => update({ guestCount: amount === payingGuests(guests) ? undefined : amount })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures">
          {`${formatUsd(activity.price)} × ${people} = `}
          <strong className="font-semibold">{formatUsd(activityAmount(activity, guests))}</strong>
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove ${activity.name}`}
          onClick={() =>
            changeWithUndo(
              { type: 'removeActivity', id: activity.id },
              { place: activity.id, words: `${activity.name} was taken off.` },
            )
          }
        >
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
          Remove
        </Button>
      </div>
    </div>
  );
}

function earlier(day: string | undefined, latest: string): string {
  return day === undefined || day > latest ? latest : day;
}
