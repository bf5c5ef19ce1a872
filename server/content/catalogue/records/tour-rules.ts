import { addDays, addMonths, inAnyYear, monthAndDate } from '#contract/calendar/calendar.ts';
import { isWithin, seasonOn } from '#contract/money/base-price.ts';
import { office } from '#contract/site/office.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { departureDates } from '#server/content/catalogue/records/departure-dates.ts';
import { placedInEastAfrica } from '#server/content/catalogue/records/east-africa.ts';
import type { Complain } from '#server/content-error.ts';
import { oncePer } from '#server/once-per.ts';

type AnyTour = TourFile | GroupTourFile;

/**
 * What must hold between the fields of a tour, and between a tour and the destinations it visits.
 *
 * @param countryOf each destination's country, by its slug
 */
export function tourProblems(
  tour: AnyTour,
  countryOf: ReadonlyMap<string, string>,
  today: string,
): readonly { field: string; reason: string }[] {
  return problemsOf(tour, today, ...visitedBy(tour).map((slug) => countryOf.get(slug)));
}

/** Once for each tour, its day and the countries it visits: days of a year and a half are gone through. */
const problemsOf = oncePer((tour: AnyTour, today: string, ...countries: (string | undefined)[]) => {
  const problems: { field: string; reason: string }[] = [];
  const visited = visitedBy(tour).map((slug, index) => ({ slug, country: countries[index] }));
  check(tour, visited, today, (field, reason) => problems.push({ field, reason }));
  return problems;
});

const visitedBy = ({ destinationIds }: AnyTour) => [...new Set(destinationIds)];

function check(
  tour: AnyTour,
  visited: readonly { slug: string; country: string | undefined }[],
  today: string,
  complain: Complain,
): void {
  const days = tour.itinerary.map((day) => day.day);
  if (days.length !== tour.duration || days.some((day, index) => day !== index + 1)) {
    complain('itinerary', `has day ${days.join(', ')}; write day 1 to ${tour.duration}, each once and in order`);
  }
  if (tour.nights > tour.duration || tour.nights < tour.duration - 1) {
    const fitting = `${tour.duration - 1} or ${tour.duration}`;
    complain('nights', `is ${tour.nights}, which does not fit a duration of ${tour.duration}; write ${fitting}`);
  }
  labelProblems(tour, complain);
  priceProblems(tour, complain);
  unpricedDays(tour, today, complain);
  for (const [index, { days }] of tour.fees.entries()) {
    const beyond = days.find((day) => day > tour.duration);
    if (beyond !== undefined)
      complain(`fees.${index}.days`, `names day ${beyond}; write days from 1 to ${tour.duration}`);
  }
  if (!tour.destinationIds.includes(tour.destinationId)) {
    complain('destinationIds', `lacks ${tour.destinationId}, the main destination; add it`);
  }
  if (tour.relatedIds.includes(tour.slug)) complain('relatedIds', 'names the tour itself; take it out');
  for (const [index, day] of tour.itinerary.entries()) {
    if (day.destinationId !== undefined && !tour.destinationIds.includes(day.destinationId)) {
      complain(`itinerary.${index}.destinationId`, `${day.destinationId} is not among destinationIds; add it there`);
    }
  }
  for (const [index, point] of tour.routePoints.entries()) {
    placedInEastAfrica(point, complain, `routePoints.${index}`);
    const { day = 1 } = point;
    const { day: dayBefore = 1 } = tour.routePoints[index - 1] ?? {};
    if (day < dayBefore || day > tour.duration) {
      complain(
        `routePoints.${index}.day`,
        `is ${day}; write a day from ${dayBefore}, the stop before, to ${tour.duration}`,
      );
    }
  }
  for (const { slug, country } of visited) {
    if (country !== undefined && !tour.countries.some((named) => named === country)) {
      complain('countries', `lacks ${country}, where ${slug} lies; add it`);
    }
  }
  if ('departures' in tour) departureProblems(tour, today, complain);
}

/** A badge stands only where the content says why. */
function labelProblems({ label, labelReason }: AnyTour, complain: Complain): void {
  if (label !== undefined && labelReason === undefined) {
    complain('labelReason', `is missing; write in a sentence why ${label} is true, or take the label off`);
  }
  if (label === undefined && labelReason !== undefined) {
    complain('labelReason', 'is given, and there is no label; write one, or take the reason out');
  }
}

/** Every day of a year lies in one season at most, and each season has its prices in order. */
function priceProblems({ prices }: AnyTour, complain: Complain): void {
  const days = Array.from({ length: 365 }, (_, index) => monthAndDate(addDays(inAnyYear('01-01'), index)));
  for (const day of days) {
    const names = prices.seasons
      .filter(({ dates }) => dates.some((range) => isWithin(range, day)))
      .map(({ name }) => name);
    if (names.length > 1) complain('prices.seasons', `${day} lies in ${names.join(' and in ')}; end one before it`);
  }
  localProblems([prices.singleSupplement], (reason) => complain('prices.singleSupplement', reason));
  for (const [index, season] of prices.seasons.entries()) {
    const field = `prices.seasons.${index}.prices`;
    if (season.prices.some(({ usd, local }) => usd <= 0 || (local !== undefined && local <= 0)))
      complain(field, 'has a price of 0; write what each pays');
    localProblems(season.prices, (reason) => complain(field, reason));
    const sizes = season.prices.map(({ people }) => people);
    if (sizes.some((size, at) => at > 0 && size <= (sizes[at - 1] ?? 0))) {
      complain(field, `are for ${sizes.join(', ')} people; write the smallest party first, each once`);
    }
  }
}

/** Every price has one in the local currency, or none has where the operator has no such currency. */
function localProblems(prices: readonly { local?: number | undefined }[], complain: (reason: string) => void): void {
  const { localCurrency } = office();
  if (localCurrency === undefined && prices.some(({ local }) => local !== undefined))
    complain('has a local price, and site/operator.json names no localCurrency; take "local" out');
  if (localCurrency !== undefined && prices.some(({ local }) => local === undefined))
    complain(`lacks a price in ${localCurrency}; write it as "local"`);
}

/** How far ahead every day must have a price, or a reason why there is none. */
const pricedForMonths = 18;

/** Names the first day of each stretch that has neither. */
function unpricedDays({ prices }: AnyTour, today: string, complain: Complain): void {
  const last = addMonths(today, pricedForMonths);
  const hasPrice = (day: string) =>
    seasonOn(prices, day) !== undefined || (prices.closed?.dates.some((range) => isWithin(range, day)) ?? false);
  let hadPrice = true;
  for (let day = today; day <= last; day = addDays(day, 1)) {
    const isPriced = hasPrice(day);
    if (hadPrice && !isPriced)
      complain('prices.seasons', `no season has ${day}; write one that does, or closed with its dates and why`);
    hadPrice = isPriced;
  }
}

function departureProblems({ departures, nights, prices }: GroupTourFile, today: string, complain: Complain): void {
  const { rule, totalSeats, minToRun, guaranteedFrom, exampleBookings } = departures;
  if (nights === 0 && prices.singleSupplement.usd > 0)
    complain('prices.singleSupplement', 'is paid for nights, and there is none; write 0');
  if (minToRun > totalSeats) complain('departures.minToRun', `is ${minToRun}; write ${totalSeats}, the seats, or less`);
  if (guaranteedFrom > totalSeats)
    complain('departures.guaranteedFrom', `is ${guaranteedFrom}; write ${totalSeats}, the seats, or less`);
  if (exampleBookings.some((booked) => booked > totalSeats)) {
    complain('departures.exampleBookings', `is ${exampleBookings.join(', ')}; write ${totalSeats}, the seats, or less`);
  }
  if (rule.every === 'year' && rule.on.includes('02-29')) {
    complain('departures.rule.on', '02-29 comes only in leap years; write 02-28 or 03-01');
  }
  const dates = departureDates(rule, today);
  if (dates.length === 0)
    complain('departures.rule', 'gives no departure in the next 15 months; write months or days that come');
  const unpriced = dates.find((day) => seasonOn(prices, day) === undefined);
  if (unpriced !== undefined)
    complain('prices.seasons', `no season has the departure of ${unpriced}; write one that does`);
}
