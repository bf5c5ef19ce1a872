import { movedDate, tripDays } from '#contract/trip-days.ts';
import type { CustomizationState } from '#features/customization/trip/customization-state.ts';
import type { TourOffer } from '#features/customization/trip/fit-to-tour.ts';

/** A trip after a change of its nights: activities with a day stay on their day of the tour. */
export function moveActivities(
  before: CustomizationState,
  after: CustomizationState,
  { itinerary }: Pick<TourOffer, 'itinerary'>,
): CustomizationState {
  const { accommodations, activities, dates } = after.customizations;
  const { startDate } = dates;
  const { accommodations: sleptBefore, dates: datesBefore } = before.customizations;
  if (startDate === undefined || startDate !== datesBefore.startDate || accommodations === sleptBefore) return after;
  const trip = { startDate, was: tripDays(itinerary, sleptBefore), now: tripDays(itinerary, accommodations) };
  const moved = activities.map((activity) =>
    activity.selectedDate === undefined
      ? activity
      : { ...activity, selectedDate: movedDate(activity.selectedDate, trip) },
  );
  return { ...after, customizations: { ...after.customizations, activities: moved } };
}
