import { useSearch } from '@tanstack/react-router';
import { partySizes, wholeTripLimits } from '#contract/choices.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import { oneOf, type ReadSearch, type SearchField, searchReader } from '#platform/search-params.ts';

/** Of several months a list was narrowed to, none is meant. */
const onlyMonth: SearchField<(typeof monthSlugs)[number]> = (given) =>
  Array.isArray(given) && given.length !== 1 ? undefined : oneOf(monthSlugs)(given);

const fields = { month: onlyMonth, travellers: oneOf(partySizes), upTo: oneOf(wholeTripLimits) };

/** When, for how many and for how much at most a visitor looks for a tour; a tour's page keeps it in its address. */
export type TourPreferences = ReadSearch<typeof fields>;

export const readTourPreferences = searchReader(fields);

/** What this page's address asks for, to go on with from here to a tour. */
export function useTourPreferences(): TourPreferences {
  return useSearch({ strict: false, select: (search) => readTourPreferences(search), structuralSharing: true });
}
