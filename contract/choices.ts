/*
 * The closed lists of the contract, as plain values: an address is read by them before any schema is loaded. The
 * schemas are made of the same lists.
 */

/** In years; whoever is older counts as an adult. */
export const oldestChild = 17;

/** What the operator's stays and tours cost and feel like, cheapest first. */
export const tiers = ['camping', 'budget', 'mid', 'upper', 'luxury'] as const;

export const tourStyles = ['private', 'shared', 'fly-in', 'trek'] as const;

export const tourDifficulties = ['easy', 'moderate', 'challenging'] as const;

export const durationBands = ['1', '2-3', '4-6', '7-plus'] as const;

export const priceBands = ['under-500', '500-1000', '1000-2000', 'over-2000'] as const;

/** How many travel together, as a list is asked for them. */
export const partySizes = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** What the whole trip of all of them may come to, in dollars. */
export const wholeTripLimits = ['1000', '2000', '4000', '8000', '12000', '20000'] as const;

/** The first is the order a list has unless asked otherwise. */
export const tourSorts = ['recommended', 'price', 'price-desc', 'duration', 'duration-desc'] as const;

export const seatsBands = ['1-plus', '2-plus', '4-plus', '6-plus'] as const;

export const destinationTypes = [
  'national park',
  'national reserve',
  'conservancy',
  'lake',
  'mountain',
  'coast',
  'forest',
  'city',
] as const;

/** How likely a species is seen, best first. */
export const likelihoods = ['almost certain', 'likely', 'possible', 'rare'] as const;

export const placeCategories = [
  'wildlife spot',
  'viewpoint',
  'conservancy',
  'water',
  'museum',
  'historic town',
  'mountain',
] as const;

export const inspirationThemes = [
  'first safari',
  'family',
  'honeymoon',
  'photography',
  'walking',
  'budget',
  'great apes',
  'coast',
] as const;

export const postCategories = ['planning', 'wildlife', 'places', 'costs', 'field notes'] as const;

/** In the order the questions page shows them. */
export const faqCategories = [
  'Planning',
  'Booking and payment',
  'Prices and fees',
  'Visas and entry',
  'Health and safety',
  'On safari',
  'Children and families',
  'Packing and luggage',
  'Accessibility',
] as const;

export const contactTopics = ['tour', 'group', 'custom', 'booking', 'partner', 'press', 'feedback', 'support'] as const;

/** As many seats as one enquiry can ask for. */
export const mostSeats = 24;

/** How somebody who takes one seat would sleep; sharing only where the operator looks for a companion. */
export const roomPreferences = ['own', 'shared'] as const;
export type RoomPreference = (typeof roomPreferences)[number];

/** What a camp calls the rooms a party sleeps in, and how many sleep in one. */
export const roomKinds = { double: 2, twin: 2, triple: 3, family: 4, single: 1 } as const;
export type RoomKind = keyof typeof roomKinds;

/** Lower-case words joined by hyphens: the last part of an address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const longestSlug = 80;

/** The last page of a list anyone can ask for. */
export const lastPage = 1_000_000;
