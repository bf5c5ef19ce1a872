import { calendarMonthPattern } from '#contract/values.ts';
import { searchReader } from '#platform/search-params.ts';

const month = (given: unknown) => (typeof given === 'string' && calendarMonthPattern.test(given) ? given : undefined);

/** What `/figures` keeps in its address: the first and the last month that are looked at. */
export const readFiguresSearch = searchReader({ from: month, to: month });
