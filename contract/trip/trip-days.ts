import { addDays } from '#contract/calendar/calendar.ts';
import type { ItineraryDay } from '#contract/records/tours.ts';

/*
 * An extra night is a day of the trip. At a stay of the tour it follows the last night there, and all days after it move along;
 * anywhere else it follows the tour.
 */

/** Nights in a room beside the tour's own, or in place of some of them; rooms of one stay are slept in at the same time. */
export interface ChosenStay {
  /** The stay's slug. */
  id: string;
  nights: number;
  /** The stay of the tour whose nights are spent here; such nights make no day. */
  insteadOf?: { id: string } | undefined;
}

/** What of a day of the itinerary others hang on. */
export type TourDay = Pick<ItineraryDay, 'day' | 'accommodationId' | 'stayNote' | 'destinationId'>;

export interface TripDay<Day = TourDay> {
  /** Of the tour: the day itself, or of an extra day the one it follows in the same place; undefined after the tour. */
  tourDay: Day | undefined;
  /** Of an extra day: the stay whose night makes it one. */
  extraAt?: string;
  /** Where the night is spent, by slug; undefined where the tour names no stay, and where there is no night. */
  sleepAt: string | undefined;
}

/** The trip's days in order, its first at 0. There are as many as the tour has, and one for each extra night. */
export function tripDays<Day extends TourDay>(itinerary: readonly Day[], stays: readonly ChosenStay[]): TripDay<Day>[] {
  const extra = nightsByStay(stays);
  const route = sleptRoute(itinerary, stays);
  const days = route.flatMap((tourDay): TripDay<Day>[] => {
    const { accommodationId: sleepAt } = tourDay;
    const own = { tourDay, sleepAt };
    if (sleepAt === undefined || lastNightAt(route, sleepAt) !== tourDay) return [own];
    return [own, ...Array.from({ length: extra.get(sleepAt) ?? 0 }, () => ({ tourDay, extraAt: sleepAt, sleepAt }))];
  });
  const after = [...extra]
    .filter(([stay]) => lastNightAt(route, stay) === undefined)
    .flatMap(([stay, nights]) => Array<string>(nights).fill(stay));
  const last = days.at(-1);
  if (last === undefined || after.length === 0) return days;
  // A tour ends by day: the first night after it belongs to its last day.
  const endsByDay = last.sleepAt === undefined && last.tourDay?.stayNote === undefined;
  return [
    ...days.slice(0, -1),
    endsByDay ? { ...last, sleepAt: after[0] } : last,
    ...after.map((extraAt, night) => ({
      tourDay: undefined,
      extraAt,
      sleepAt: endsByDay ? after[night + 1] : extraAt,
    })),
  ];
}

/** What each day of a trip is known by, whatever nights come and go beside it: `3` of the tour, `olare-fig-camp 1` of a night more. */
export function dayKeys(days: readonly TripDay[]): string[] {
  const nights = new Map<string, number>();
  return days.map(({ tourDay, extraAt }) => {
    if (extraAt === undefined) return String(tourDay?.day);
    const night = (nights.get(extraAt) ?? 0) + 1;
    nights.set(extraAt, night);
    return `${extraAt} ${night}`;
  });
}

/** The tour's days with the stays that take the place of its own. */
export function sleptRoute<Day extends TourDay>(
  itinerary: readonly Day[],
  stays: readonly ChosenStay[],
): readonly Day[] {
  return itinerary.map((day) => {
    const { accommodationId } = day;
    const other = accommodationId && stays.find(({ insteadOf }) => insteadOf?.id === accommodationId);
    return other ? { ...day, accommodationId: other.id, stayNote: undefined } : day;
  });
}

/** How many nights of these days are spent at a stay. */
export function nightsAt(days: readonly TourDay[], stay: string): number {
  return days.filter(({ accommodationId }) => accommodationId === stay).length;
}

/** How many days a trip has more than its tour. */
export function extraDays(stays: readonly ChosenStay[]): number {
  return [...nightsByStay(stays).values()].reduce((sum, nights) => sum + nights, 0);
}

/**
 * The dates of a trip that had `was` days and has `days` now: its last day moves along, unless a later one was chosen. Days are
 * `YYYY-MM-DD`.
 */
export function withLastDay<Dates extends { startDate?: string | undefined; endDate?: string | undefined }>(
  dates: Dates,
  { was, days }: { was: number; days: number },
): Dates {
  const { startDate, endDate } = dates;
  if (startDate === undefined || endDate === undefined) return dates;
  const last = addDays(startDate, days - 1);
  const isChosen = endDate !== addDays(startDate, was - 1);
  return isChosen && endDate > last ? dates : { ...dates, endDate: last };
}

/**
 * The date that what was on `date` has once the trip has other nights: it stays with its day of the tour. What was on a night that
 * went goes to the day of the tour before it, and what is outside the trip stays. Days are `YYYY-MM-DD`.
 */
export function movedDate(
  date: string,
  { startDate, was, now }: { startDate: string; was: readonly TripDay[]; now: readonly TripDay[] },
): string {
  const at = was.findIndex((_, index) => addDays(startDate, index) === date);
  const day = was[at];
  if (day === undefined) return date;
  const ofSame = (days: readonly TripDay[]) =>
    days.flatMap(({ tourDay, extraAt }, index) =>
      tourDay?.day === day.tourDay?.day && (tourDay !== undefined || extraAt === day.extraAt) ? [index] : [],
    );
  const moved = ofSame(now);
  const index = moved[Math.min(ofSame(was).indexOf(at), moved.length - 1)];
  return index === undefined ? date : addDays(startDate, index);
}

/** The tour's words for a day, or ours for an extra one. `nameOf` knows stays by their slug. */
export function dayTitle({ tourDay, extraAt }: TripDay<{ title: string }>, nameOf: (stay: string) => string): string {
  return extraAt === undefined ? (tourDay?.title ?? '') : `A day more at ${nameOf(extraAt)}`;
}

/** In the order they were added. */
function nightsByStay(stays: readonly ChosenStay[]): Map<string, number> {
  const nights = new Map<string, number>();
  for (const stay of stays) {
    if (stay.insteadOf === undefined) nights.set(stay.id, Math.max(stay.nights, nights.get(stay.id) ?? 0));
  }
  return nights;
}

function lastNightAt<Day extends TourDay>(itinerary: readonly Day[], stay: string): Day | undefined {
  return itinerary.findLast(({ accommodationId }) => accommodationId === stay);
}
