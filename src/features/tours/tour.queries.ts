import {
  durationBands,
  partySizes,
  priceBands,
  tiers,
  tourDifficulties,
  tourSorts,
  tourStyles,
  wholeTripLimits,
} from '#contract/choices.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import { office } from '#contract/site/office.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, slug } from '#platform/search-params.ts';

const fields = {
  page,
  destination: listOf(slug),
  country: listOf(oneOf(office().countries)),
  days: listOf(oneOf(durationBands)),
  budget: listOf(oneOf(priceBands)),
  style: listOf(oneOf(tourStyles)),
  tier: listOf(oneOf(tiers)),
  month: listOf(oneOf(monthSlugs)),
  difficulty: listOf(oneOf(tourDifficulties)),
  travellers: oneOf(partySizes),
  upTo: oneOf(wholeTripLimits),
  sort: oneOf(tourSorts, tourSorts[0]),
};

/** What `/tours` keeps in its address. */
export type TourSearch = ReadSearch<typeof fields>;

export const readTourSearch = searchReader(fields);

/** Twice what the API gives unasked: a list of sixteen is not worth a second page. */
const toursOnPage = 24;

export const toursQuery = (search: TourSearch = {}) =>
  endpointQuery('listTours', { query: { ...search, limit: toursOnPage } });

export const featuredToursQuery = () => endpointQuery('listFeaturedTours', {});

export const tourQuery = (slug: string) => endpointQuery('getTour', { params: { slug } });
