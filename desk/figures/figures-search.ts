import { calendarMonthPattern } from '#contract/values.ts';
import { searchReader } from '#platform/search-params.ts';

/** What `/figures` keeps in its address. */
export const readFiguresSearch = searchReader({
  month: (given) => (typeof given === 'string' && calendarMonthPattern.test(given) ? given : undefined),
});
