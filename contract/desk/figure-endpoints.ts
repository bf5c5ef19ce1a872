import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { deskReadErrors } from '#contract/desk/desk-change.ts';
import { calendarMonth, instant, wholeNumber } from '#contract/values.ts';

/** How many enquiries came, and how many of these were won, whenever that was. */
const share = { received: wholeNumber, won: wholeNumber };

/** What came of the enquiries that were received in one month at the office. */
export const monthFigures = z.object({
  month: calendarMonth,
  ...share,
  /** Those whose first reply was sent within the working days that are promised. */
  answeredAsPromised: wholeNumber,
  /** By the tour asked about, most first; an enquiry about none is in no row. */
  byTrip: z.array(z.object({ kind: z.enum(['tour', 'group-tour']), slug: z.string(), name: z.string(), ...share })),
  /** By the month of the first day wished for, in order; an enquiry without one is in no row. */
  byMonthAskedFor: z.array(z.object({ month: calendarMonth, ...share })),
});
export type MonthFigures = z.infer<typeof monthFigures>;

export const getDeskFigures = endpoint({
  name: 'getDeskFigures',
  summary: 'The last thirteen months: enquiries received, answered as promised and won, by trip and by month asked for',
  path: '/figures',
  response: z.object({
    /** When they were counted; enquiries that were erased since they came are in no figure. */
    countedAt: instant,
    /** Oldest first; the last has only begun. */
    months: z.array(monthFigures),
  }),
  errors: deskReadErrors,
});
