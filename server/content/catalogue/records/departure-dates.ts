import {
  addDays,
  addMonths,
  isCalendarDay,
  monthAndDate,
  monthOf,
  weekdayOf,
  yearOf,
} from '#contract/calendar/calendar.ts';
import type { DepartureRule } from '#server/content/catalogue/records/content-schema.ts';

/** How far ahead departures are on sale. */
const monthsAhead = 15;

/**
 * The days a group tour leaves, in order: from the day after `today` to the same date 15 months later. Both are calendar
 * days at the office.
 */
export function departureDates(rule: DepartureRule, today: string): string[] {
  const first = addDays(today, 1);
  const last = addMonths(today, monthsAhead);
  return candidates(rule, first, last).filter((day) => day >= first && day <= last);
}

function candidates(rule: DepartureRule, first: string, last: string): string[] {
  switch (rule.every) {
    case 'week':
      return everyDay(first, last)
        .filter((day) => weekdayOf(day) === rule.weekday)
        .filter((day) => isInSeason(monthAndDate(day), rule.from, rule.to));
    case 'month':
      return everyDay(first, last)
        .filter((day) => weekdayOf(day) === rule.weekday && Number(day.slice(8)) <= 7)
        .filter((day) => rule.months === undefined || rule.months.includes(monthOf(day)));
    case 'year':
      return yearsBetween(first, last)
        .flatMap((year) => rule.on.map((monthAndDay) => `${year}-${monthAndDay}`))
        .filter(isCalendarDay)
        .sort();
  }
}

/** Both bounds belong to the season, and a season may wrap over the year's end: `12-15` to `03-01`. */
function isInSeason(day: string, from = '01-01', to = '12-31'): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function everyDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function yearsBetween(first: string, last: string): number[] {
  return Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(first) + index);
}
