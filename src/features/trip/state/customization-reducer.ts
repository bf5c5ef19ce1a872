import { addDays } from '#contract/calendar/calendar.ts';
import type { Guests } from '#contract/money/price.ts';
import type { AccommodationItem, ActivityItem } from '#contract/trip/customization.ts';
import { extraDays, withLastDay } from '#contract/trip/trip-days.ts';
import {
  type BaseTour,
  type CustomizationState,
  type Customizations,
  noCustomizations,
  priceOf,
  type TripDates,
  unknownDuration,
} from '#features/trip/state/customization-state.ts';
import { inOrder, type KeyOfStay, stayKey, withinParty, withinPartyLimits } from '#features/trip/state/trip-rules.ts';

/** What can happen to a trip: these actions and no others (B-117). */
export type CustomizationAction =
  | { type: 'setBaseTour'; tour: BaseTour }
  | { type: 'addActivity'; activity: ActivityItem }
  | { type: 'removeActivity'; id: string }
  | { type: 'updateActivity'; id: string; changes: Partial<Pick<ActivityItem, 'selectedDate' | 'guestCount'>> }
  | { type: 'addAccommodation'; accommodation: AccommodationItem }
  | ({ type: 'removeAccommodation' } & KeyOfStay)
  | { type: 'setGuestCount'; guestCount: Guests; childAges?: Customizations['childAges'] }
  | { type: 'setDates'; dates: TripDates }
  | { type: 'reset' }
  | { type: 'loadFromStorage'; state: CustomizationState };

/** The trip after the action, with its price. What is added twice replaces itself: a room once per stay, what takes the place of a stay of the tour, an activity once. */
export function customize(state: CustomizationState, action: CustomizationAction): CustomizationState {
  const { customizations } = state;
  const change = (changes: Partial<Customizations>) => priced(state, { ...customizations, ...changes });

  switch (action.type) {
    case 'setBaseTour':
      return setBaseTour(state, action.tour);
    case 'addActivity':
      return change({
        activities: put(customizations.activities, withinParty(action.activity, customizations), ({ id }) => id),
      });
    case 'removeActivity':
      return change({ activities: customizations.activities.filter(({ id }) => id !== action.id) });
    case 'updateActivity':
      return change({
        activities: customizations.activities.map((activity) =>
          activity.id === action.id ? withinParty({ ...activity, ...action.changes }, customizations) : activity,
        ),
      });
    case 'addAccommodation':
      return change(sleeping(state, put(customizations.accommodations, action.accommodation, stayKey)));
    case 'removeAccommodation':
      return change(
        sleeping(
          state,
          customizations.accommodations.filter((stay) => stayKey(stay) !== stayKey(action)),
        ),
      );
    case 'setGuestCount': {
      const guestCount = withinPartyLimits(action.guestCount);
      const activities = customizations.activities.map((activity) => withinParty(activity, { guestCount }));
      const childAges = (action.childAges ?? customizations.childAges)?.slice(0, guestCount.children);
      return change({ guestCount, activities, ...(childAges !== undefined && { childAges }) });
    }
    case 'setDates':
      return change({ dates: inOrder(action.dates) });
    case 'reset':
      return priced(state, noCustomizations);
    case 'loadFromStorage':
      return { ...action.state, pricing: priceOf(action.state), isLoading: false };
  }
}

function priced(state: CustomizationState, customizations: Customizations): CustomizationState {
  return { ...state, customizations, pricing: priceOf({ baseTour: state.baseTour, customizations }), error: null };
}

/** The same tour again brings today's name and price. Another one keeps who travels and when; extras belong to their tour. */
function setBaseTour(state: CustomizationState, tour: BaseTour): CustomizationState {
  const { baseTour, customizations } = state;
  const isOther = baseTour !== null && baseTour.id !== tour.id;
  const { guestCount, dates } = customizations;
  const kept = isOther
    ? { ...noCustomizations, guestCount, dates: datesFrom(dates.startDate, tour, dates) }
    : customizations;
  return priced({ ...state, baseTour: tour }, kept);
}

/** A trip that starts on this day and takes as long as the tour, with these nights more. */
export function datesFrom(
  startDate: string | undefined,
  { duration }: BaseTour,
  { flexibility }: TripDates,
  stays: Customizations['accommodations'] = [],
): TripDates {
  if (startDate === undefined) return { flexibility };
  return { startDate, endDate: addDays(startDate, duration + extraDays(stays) - 1), flexibility };
}

/** The trip with these stays in place of its own. */
function sleeping(
  { baseTour, customizations: { dates, accommodations: before } }: CustomizationState,
  accommodations: Customizations['accommodations'],
): Partial<Customizations> {
  const duration = baseTour?.duration ?? unknownDuration;
  if (duration === unknownDuration) return { accommodations };
  const length = { was: duration + extraDays(before), days: duration + extraDays(accommodations) };
  return { accommodations, dates: withLastDay(dates, length) };
}

/** In the order things were first added, so that taking a removal back puts it where it was. */
function put<Item extends { addedAt: string }>(
  items: readonly Item[],
  item: Item,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const others = items.filter((other) => keyOf(other) !== keyOf(item));
  return [...others, item].sort((one, other) =>
    one.addedAt < other.addedAt ? -1 : one.addedAt > other.addedAt ? 1 : 0,
  );
}
