import * as z from 'zod/mini';
import { deskRead } from '#contract/desk/desk-endpoint.ts';
import { calendarMonth, instant, wholeNumber } from '#contract/values.ts';

/** How many enquiries came, and how many of these were won, whenever that was. */
const share = { received: wholeNumber, won: wholeNumber };

const counted = {
  ...share,
  /** Those whose first reply was sent within the working days that are promised. */
  answeredAsPromised: wholeNumber,
};

/** What came of the enquiries that were received in one month at the office. */
export const monthFigures = z.object({ month: calendarMonth, ...counted });
export type MonthFigures = z.infer<typeof monthFigures>;

const money = z.object({ count: wholeNumber, dollars: z.number() });

/** And of those that were received in some months. */
export const periodFigures = z.object({
  ...counted,
  /** How many have a first reply, and after how many minutes half of these had it; null where none has. */
  answered: wholeNumber,
  medianMinutes: z.nullable(wholeNumber),
  /** By the tour asked about, most first, as are all below; an enquiry about none is in no row. */
  byTrip: z.array(z.object({ kind: z.enum(['tour', 'group-tour']), slug: z.string(), name: z.string(), ...share })),
  /** By the month of the first day wished for, in order; an enquiry without one is in no row. */
  byMonthAskedFor: z.array(z.object({ month: calendarMonth, ...share })),
  /** By the site that led here; null where none did. One that did not say how it came is in no row. */
  bySource: z.array(z.object({ source: z.nullable(z.string()), ...share })),
  /** By the reason that was written down. */
  lost: z.array(z.object({ reason: z.string(), count: wholeNumber })),
  /** Of the version sent last of each of their proposals that was not taken back, and of those a traveller said yes to. Dollars, as all our prices are. */
  proposed: money,
  held: money,
});
export type PeriodFigures = z.infer<typeof periodFigures>;

export const getDeskFigures = deskRead({
  name: 'getDeskFigures',
  summary:
    'The last thirteen months: enquiries received, answered as promised and won; and of some of them, what they were about, where they came from, why they were lost and what was proposed',
  path: '/figures',
  /** The first and the last month of those; all thirteen unless said. */
  query: z.object({ from: z.optional(calendarMonth), to: z.optional(calendarMonth) }),
  response: z.object({
    /** When they were counted; enquiries that were erased since they came are in no figure. */
    countedAt: instant,
    /** Oldest first; the last has only begun. */
    months: z.array(monthFigures),
    period: periodFigures,
  }),
});
