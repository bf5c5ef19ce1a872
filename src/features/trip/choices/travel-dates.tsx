import { useId } from 'react';
import { addDays, officeDay, startWindow } from '#contract/calendar/calendar.ts';
import { dateFlexibility } from '#contract/trip/customization.ts';
import { extraDays } from '#contract/trip/trip-days.ts';
import { formatDay } from '#contract/words/days.ts';
import { firmnessNames, lengthWords } from '#contract/words/trip-words.ts';
import { TripWarnings } from '#features/trip/choices/trip-warnings.tsx';
import { requestFieldId } from '#features/trip/request/request-values.ts';
import { datesFrom } from '#features/trip/state/customization-reducer.ts';
import type { TripDates } from '#features/trip/state/customization-state.ts';
import { baseTourOf } from '#features/trip/state/fit-to-tour.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { DateField } from '#ui/date-field.tsx';
import { ChoiceField } from '#ui/fields/form-fields.tsx';

const flexibilities = dateFlexibility.options.map((value) => ({ value, label: firmnessNames[value] }));
const firstId = requestFieldId('dates.startDate');
const lastId = requestFieldId('dates.endDate');
/** How long after a tour one may stay on, in days. */
const longestExtension = 30;

const dateWarnings = ['not-run', 'another-length'] as const;

/** When the trip begins and ends, and how firm that is. */
export function TravelDates() {
  const { state, change, offer, errors } = useTrip();
  const { dates, accommodations } = state.customizations;
  const { earliest, latest } = startWindow(officeDay(useNow()));
  const id = useId();
  const tour = baseTourOf(offer);
  const { endDate: firstEnd } = datesFrom(dates.startDate, tour, dates, accommodations);
  const setDates = (next: TripDates) => change({ type: 'setDates', dates: next });

  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          id={firstId}
          error={errors[firstId]}
          label="First day"
          value={dates.startDate}
          min={earliest}
          max={latest}
          onChange={(day) => setDates(datesFrom(day, tour, dates, accommodations))}
          outOfBounds={`Please choose a day from ${formatDay(earliest)} to ${formatDay(latest)}.`}
        />
        {dates.startDate !== undefined && firstEnd !== undefined && (
          <DateField
            id={lastId}
            error={errors[lastId]}
            label="Last day"
            value={dates.endDate ?? firstEnd}
            min={firstEnd}
            max={addDays(firstEnd, longestExtension)}
            onChange={(endDate) => setDates({ ...dates, endDate: endDate ?? firstEnd })}
            outOfBounds={`The trip takes ${lengthWords(tour.duration, extraDays(accommodations))}: it ends on ${formatDay(firstEnd)}, or up to ${longestExtension} days later.`}
          />
        )}
      </div>
      <TripWarnings kinds={dateWarnings} />
      <ChoiceField
        id={`${id}-flexibility`}
        label="Can the days move?"
        name={`${id}-flexibility`}
        choices={flexibilities}
        value={dates.flexibility}
        onChange={({ currentTarget }) =>
          setDates({ ...dates, flexibility: dateFlexibility.parse(currentTarget.value) })
        }
      />
    </div>
  );
}
