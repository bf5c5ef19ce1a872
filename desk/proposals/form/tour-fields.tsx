import { useRef } from 'react';
import { addDays, daysBetween, isCalendarDay } from '#contract/calendar/calendar.ts';
import { ActivityList } from '#desk/proposals/form/activity-list.tsx';
import { DayList } from '#desk/proposals/form/day-list.tsx';
import { type FormParts, fieldAt, placed } from '#desk/proposals/form/form-parts.ts';
import { DayField, NumberField } from '#desk/proposals/form/small-fields.tsx';
import { StayList } from '#desk/proposals/form/stay-list.tsx';
import { daysWritten } from '#desk/proposals/form/written-days.ts';
import type { TypedProposal, TypedTour } from '#desk/proposals/typed/typed-proposal.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

interface TourFieldsProps {
  parts: FormParts;
  trip: TypedTour;
  days: readonly { day: number; date: string }[];
}

/** A trip of their own: when, who, and what is added to the tour. */
export function TourFields({ parts, trip, days }: TourFieldsProps) {
  const lastMeant = useRef<string | null>(null);
  const put = (update: (trip: TypedTour) => TypedTour) =>
    parts.change((before) => (before.trip.kind === 'tour' ? { ...before, trip: update(before.trip) } : before));
  const guest = (who: keyof TypedTour['guests'], label: string) => (
    <NumberField
      path={`trip.guests.${who}`}
      label={label}
      parts={parts}
      value={trip.guests[who]}
      onChange={(number) => put((before) => withAges({ ...before, guests: { ...before.guests, [who]: number } }))}
    />
  );
  return (
    <>
      <DayField
        path="trip.startDate"
        label="First day"
        hint="Days of activities move along, and the balance’s."
        parts={parts}
        value={trip.startDate}
        onChange={(day) => {
          if (isMeant(trip.startDate)) lastMeant.current = trip.startDate;
          const days = { from: lastMeant.current, to: day || null };
          parts.change((before) => (before.trip.kind === 'tour' ? movedTo(before, before.trip, days) : before));
        }}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {guest('adults', 'Adults')}
        {guest('children', 'Children, 2 to 17')}
        {guest('infants', 'Infants')}
      </div>
      {trip.childAges.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-4">
          {placed(trip.childAges).map(({ item: age, index }) => (
            <SelectField
              key={index}
              {...fieldAt(parts.errorOf, `trip.childAges.${index}`)}
              label={`Age of child ${index + 1}`}
              required={false}
              choices={ages}
              value={age === null ? '' : String(age)}
              onChange={({ target }) =>
                put((before) => ({
                  ...before,
                  childAges: before.childAges.with(index, target.value === '' ? null : Number(target.value)),
                }))
              }
            />
          ))}
        </div>
      )}
      <ActivityList
        parts={parts}
        trip={trip}
        days={days}
        onChange={(activities) => put((before) => ({ ...before, activities: activities(before.activities) }))}
      />
      <StayList
        parts={parts}
        trip={trip}
        onChange={(stays) => put((before) => ({ ...before, stays: stays(before.stays) }))}
      />
      <DayList
        parts={parts}
        days={daysWritten(trip)}
        onChange={(update) =>
          put((before) => {
            const { days: _, ...asTour } = before;
            const inOrder = update(daysWritten(before) ?? []);
            return inOrder === undefined ? asTour : { ...before, days: { of: before.tour, inOrder } };
          })
        }
      />
    </>
  );
}

const ages = [
  { value: '', label: 'Not said' },
  ...Array.from({ length: 16 }, (_, index) => ({ value: String(index + 2), label: String(index + 2) })),
];

const mostChildren = 12;

/** As many ages as there are children; those that are known stay. */
function withAges(trip: TypedTour): TypedTour {
  const { children } = trip.guests;
  if (typeof children !== 'number' || !Number.isInteger(children) || children < 0 || children > mostChildren)
    return trip;
  return { ...trip, childAges: Array.from({ length: children }, (_, index) => trip.childAges[index] ?? null) };
}

/**
 * The trip on other days: what is done on a day of it is done on the same day of the trip, and the balance is due as long before it.
 * `from` is its last first day that was one: a year that is typed is for a moment one of the first century.
 */
export function movedTo(
  proposal: TypedProposal,
  trip: TypedTour,
  { from, to }: { from: string | null; to: string | null },
): TypedProposal {
  const moved = isMeant(from) && isMeant(to) ? daysBetween(from, to) : 0;
  const along = (day: string) => (isCalendarDay(day) ? addDays(day, moved) : day);
  const activities = trip.activities.map(({ selectedDate, ...activity }) =>
    selectedDate === undefined ? activity : { ...activity, selectedDate: along(selectedDate) },
  );
  return { ...proposal, trip: { ...trip, startDate: to, activities }, balanceDueOn: along(proposal.balanceDueOn) };
}

/** A day somebody can mean, and not one on the way to it. */
export function isMeant(day: string | null): day is string {
  return day !== null && day >= '2000' && isCalendarDay(day);
}
