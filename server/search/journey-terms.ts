import { seasonOn } from '#contract/money/base-price.ts';
import { isGoodMonth, monthNames } from '#contract/records/seasons.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';

/** What children of more years alone may join is no family's journey, whatever it says. */
const familyAge = 8;

/**
 * What travellers call a journey and no text of it says: its length, whom and what occasion it is for, its months. Searched,
 * never shown.
 */
export function termsOf(tour: TourFile | GroupTourFile): string[] {
  const { style, months } = tour;
  const mentions = mentionsOf(tour);
  return [
    ...lengthTerms(tour.duration),
    ...(style === 'trek' ? ['hiking', 'hike', 'trekking', 'climbing'] : []),
    ...(isForFamilies(tour) ? familyTerms : []),
    ...(mentions(/(?:travel|trek) alone/i) ? ['solo'] : []),
    ...(mentions(/couple/i) ? ['couples'] : []),
    ...(mentions(/honeymoon/i) ? ['honeymoon', 'romantic'] : []),
    ...(mentions(/\bbird/i) ? ['birding', 'birdwatching'] : []),
    ...(mentions(/photograph/i) ? ['photography'] : []),
    ...(runsAtChristmas(tour) ? ['Christmas', 'festive season'] : []),
    ...monthNames.filter((_, month) => isGoodMonth(months[month])),
  ];
}

/** What a journey is called that families can join, and where one takes them. */
export const familyTerms = ['family', 'families', 'kids', 'children'];

export function isForFamilies(tour: TourFile | GroupTourFile): boolean {
  return tour.minAge <= familyAge && mentionsOf(tour)(/famil|toddler|your children are|youngest|bring a child/i);
}

function mentionsOf({ suits, highlights }: TourFile | GroupTourFile) {
  const text = [...suits, ...highlights].join(' ');
  return (words: RegExp) => words.test(text);
}

/** A week is what people call seven days, and a weekend two or three. */
function lengthTerms(days: number): string[] {
  return [
    `${days} day safari`,
    `${days} days`,
    ...(days === 1 ? ['day trip', 'day tour'] : []),
    ...(days === 2 || days === 3 ? ['weekend'] : []),
    ...(days === 7 ? ['one week', '1 week'] : []),
  ];
}

function runsAtChristmas(tour: TourFile | GroupTourFile): boolean {
  return !('departures' in tour) && seasonOn(tour.prices, '12-25') !== undefined;
}
