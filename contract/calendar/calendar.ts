import { office } from '#contract/site/office.ts';

/*
 * Calendar days are strings, `YYYY-MM-DD`, and never instants: a departure on 4 December is that day in every time
 * zone. They sort and compare as they are. UTC serves below as a calendar without clock changes, nothing more.
 */

/** The day it is at the operator's office at this instant. */
export function officeDay(instant: Date): string {
  return format(atOffice(instant));
}

/** The time of day there: `23:14`. */
export function officeClock(instant: Date): string {
  return atOffice(instant).toISOString().slice(11, 16);
}

/** The instant at which it is this time of this day there; by default the day's beginning. */
export function officeInstant(day: string, time = '00:00'): Date {
  const clock = Date.parse(`${day}T${time}:00Z`);
  return new Date(clock - aheadAt(clock - aheadAt(clock)));
}

/** The same written as ISO 8601 has it, with how far the office is ahead: `2026-12-04T00:00:00+03:00`. */
export function officeDateTime(day: string, time: string): string {
  const ahead = Date.parse(`${day}T${time}:00Z`) - officeInstant(day, time).getTime();
  const clock = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${day}T${time}:00${ahead < 0 ? '-' : '+'}${clock}`;
}

/** Its clock, to be read as UTC. */
function atOffice(instant: Date): Date {
  return new Date(instant.getTime() + aheadAt(instant.getTime()));
}

/** How many milliseconds its clock is ahead of UTC's; before the first instant it knows, as it was then. */
function aheadAt(instant: number): number {
  const { offsets } = office();
  return (offsets.findLast(([from]) => from <= instant) ?? offsets[0])?.[1] ?? 0;
}

/** `days` later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const { year, month, date } = parts(day);
  return format(new Date(Date.UTC(year, month - 1, date + days)));
}

/** How many days `to` is later than `from`; negative when earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
}

/** The same date `months` later; the last day of that month when it has no such date (31 January + 1 = 28 February). */
export function addMonths(day: string, months: number): string {
  const { year, month, date } = parts(day);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return format(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))));
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** `MM-DD`, which sorts within a year. */
export function monthAndDate(day: string): string {
  return day.slice(5);
}

/** 1 January to 12 December. */
export function monthOf(day: string): number {
  return parts(day).month;
}

/** The same date in a year that stands for every other, where prices are shown before a day is chosen; `MM-DD` or a day. */
export function inAnyYear(date: string): string {
  return `2027-${date.slice(-5)}`;
}

/** 1 to 31. */
export function dateOfMonth(day: string): number {
  return parts(day).date;
}

export function yearOf(day: string): number {
  return parts(day).year;
}

/** Whether the calendar has such a day: not 2027-02-29. */
export function isCalendarDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && format(parsed) === day;
}

/** The days a customised trip may start on, both included: from the day after tomorrow to 24 months ahead. */
export interface StartWindow {
  earliest: string;
  latest: string;
}

export function startWindow(today: string): StartWindow {
  return { earliest: addDays(today, 2), latest: addMonths(today, 24) };
}

function parts(day: string): { year: number; month: number; date: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) };
}

function format(date: Date): string {
  return date.toISOString().slice(0, 10);
}
