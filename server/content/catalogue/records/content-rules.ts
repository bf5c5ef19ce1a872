import type { ContentProblem } from '#contract/desk/content.ts';
import type { PictureOf } from '#contract/site/site.ts';
import type {
  AccommodationFile,
  DestinationFile,
  FeeFile,
  ReviewFile,
} from '#server/content/catalogue/records/content-schema.ts';
import { placedInEastAfrica } from '#server/content/catalogue/records/east-africa.ts';
import { type Content, contentFile } from '#server/content/catalogue/records/read-content.ts';
import { tourProblems } from '#server/content/catalogue/records/tour-rules.ts';
import { pageDrawings, picturedBy } from '#server/content/catalogue/site-pictures.ts';
import { type LiveWords, wildlifePath, wordsPath } from '#server/content/site/words-files.ts';
import type { Complain, FoundProblem } from '#server/content-error.ts';

/** What a schema cannot see: prices of nothing, fees checked tomorrow, two records in one position. */
export function brokenRules(content: Content, today: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const about =
    (file: string): Complain =>
    (field, reason) =>
      problems.push({ file, field, reason });

  for (const record of content.destinations) {
    destinationProblems(record, about(contentFile('destinations', record.slug)));
  }
  for (const record of content.places) placedInEastAfrica(record, about(contentFile('places', record.slug)));
  for (const record of content.accommodations) {
    accommodationProblems(record, about(contentFile('accommodations', record.slug)));
  }
  const countryOf = new Map(content.destinations.map(({ slug, country }) => [slug, country]));
  for (const kind of ['tours', 'groupTours'] as const) {
    for (const record of content[kind]) {
      const complain = about(contentFile(kind, record.slug));
      for (const { field, reason } of tourProblems(record, countryOf, today)) complain(field, reason);
    }
  }
  for (const fee of content.fees) feeProblems(fee, about(contentFile('fees', fee.slug)));
  for (const { slug, publishedAt, updatedAt } of content.posts) {
    if (updatedAt >= publishedAt) continue;
    const reason = `is ${updatedAt}, before publishedAt; write ${publishedAt} or a later day`;
    about(contentFile('posts', slug))('updatedAt', reason);
  }
  for (const review of content.reviews) reviewProblems(review, about(contentFile('reviews', review.slug)));
  altitudeProblems(content, about);
  positionProblems(content, about);
  faqProblems(content, about);
  return problems;
}

function destinationProblems(destination: DestinationFile, complain: Complain): void {
  placedInEastAfrica(destination, complain);
  const { min, max } = destination.altitude;
  if (min > max) complain('altitude', `goes from ${min} down to ${max}; write the lower one as min`);
}

/** What was done on a day that has not come; or the clock is wrong, as it is of a machine that has just started. */
export function daysToCome({ fees, people, reviews }: Content, today: string): FoundProblem[] {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(0, 7)];
  const found = (file: string, field: string, reason: string) => ({ file, field, reason, lacks: 'a day' as const });
  return [
    ...fees
      .filter(({ checkedOn }) => checkedOn > today)
      .map(({ slug, checkedOn }) =>
        found(
          contentFile('fees', slug),
          'checkedOn',
          `is ${checkedOn}, after today (${today}); write the day it was looked up`,
        ),
      ),
    ...people
      .filter(({ since }) => since > year)
      .map(({ slug, since }) =>
        found(contentFile('people', slug), 'since', `is ${since}, after this year; write ${year} or before`),
      ),
    ...reviews
      .filter((review) => review.month > month)
      .map((review) =>
        found(
          contentFile('reviews', review.slug),
          'month',
          `is ${review.month}, after this month; write when it was written`,
        ),
      ),
  ];
}

function feeProblems({ rows, vehicle }: FeeFile, complain: Complain): void {
  if (rows.length === 0 && vehicle === undefined) {
    complain('rows', 'has none, and there is no vehicle to pay for; write a row with who, fromAge and usd');
  }
}

function reviewProblems({ tourId, groupTourId }: ReviewFile, complain: Complain): void {
  if (tourId !== undefined && groupTourId !== undefined) {
    complain('groupTourId', `names ${groupTourId}, and tourId ${tourId}; take out the one it is not about`);
  }
}

function accommodationProblems(stay: AccommodationFile, complain: Complain): void {
  placedInEastAfrica(stay, complain);
  if (stay.rooms.length === 0) complain('rooms', 'has none; write one kind of room at least');
  for (const [index, room] of stay.rooms.entries()) {
    if (room.pricing.basePrice > 0) continue;
    complain(`rooms.${index}.pricing.basePrice`, 'is 0; write what a night costs in dollars');
  }
  for (const id of repeated(stay.rooms.map((room) => room.id)))
    complain('rooms', `two rooms have the id ${id}; give one of them another`);
}

/** Tours that pass the same stop must agree on how high it lies. */
function altitudeProblems(content: Content, about: (file: string) => Complain): void {
  const known = new Map<string, { altitude: number; file: string }>();
  for (const kind of ['tours', 'groupTours'] as const) {
    for (const { slug, routePoints } of content[kind]) {
      const file = contentFile(kind, slug);
      for (const [index, { lat, lng, altitude }] of routePoints.entries()) {
        if (altitude === undefined) continue;
        const place = `${lat} ${lng}`;
        const before = known.get(place) ?? { altitude, file };
        known.set(place, before);
        if (before.altitude === altitude) continue;
        const reason = `is ${altitude}, and ${before.altitude} for the same stop in ${before.file}; write one height in both`;
        about(file)(`routePoints.${index}.altitude`, reason);
      }
    }
  }
}

/** What the operator's words show and lead to, where it is not there; a site is not down for a picture. */
export function lostPictures(content: Content): FoundProblem[] {
  const problems: FoundProblem[] = [];
  const complain = (file: string, field: string, reason: string) =>
    problems.push({ file, field, reason, lacks: 'a link' });
  const check = (name: LiveWords, field: string, { of, alt }: PictureOf, shape: keyof typeof pageDrawings) => {
    const drawings: readonly string[] = pageDrawings[shape];
    const named = picturedBy(of);
    const isThere =
      named === undefined ? drawings.includes(of) : content[named.kind].some(({ slug }) => slug === named.slug);
    if (!isThere)
      complain(
        wordsPath(name),
        `${field}.of`,
        `names ${of}, and there is no such picture; write ${drawings.join(', ')} or a record such as tours/a-tour`,
      );
    if (of.startsWith('pages/') && alt === undefined)
      complain(
        wordsPath(name),
        `${field}.alt`,
        'is missing; write what the drawing shows, for those who cannot see it',
      );
  };
  for (const { picture, invitation } of content.home) {
    check('home', 'picture', picture, 'hero-laptop');
    check('home', 'invitation.picture', invitation.picture, 'hero-laptop');
  }
  for (const { picture } of content.about) check('about', 'picture', picture, 'list');
  for (const { calendar } of content.wildlife) {
    for (const [index, { destination }] of calendar.entries()) {
      if (content.destinations.some(({ slug }) => slug === destination)) continue;
      complain(
        wildlifePath,
        `calendar.${index}.destination`,
        `names ${destination}, which is no destination; write the slug of one`,
      );
    }
  }
  return problems;
}

function positionProblems(content: Content, about: (file: string) => Complain): void {
  for (const kind of ['tours', 'groupTours', 'destinations', 'activities', 'inspirations', 'people'] as const) {
    const holders = new Map<number, string>();
    const free = nextFree(content[kind]);
    for (const { slug, order } of content[kind]) {
      const holder = holders.get(order);
      if (holder === undefined) holders.set(order, slug);
      else about(contentFile(kind, slug))('order', `${order} is ${holder}'s already; write another, ${free} is free`);
    }
  }
}

function faqProblems({ faqs }: Content, about: (file: string) => Complain): void {
  const ids = new Set<string>();
  const positions = new Set<string>();
  for (const { file, id, order, category } of faqs) {
    const position = `${order} in ${category}`;
    if (ids.has(id)) about(file)('id', `two questions have the id ${id}; give one of them another`);
    if (positions.has(position)) {
      const free = nextFree(faqs.filter((faq) => faq.category === category));
      about(file)('order', `two questions have the position ${position}; give ${id} another, ${free} is free`);
    }
    ids.add(id);
    positions.add(position);
  }
}

/** The position behind all others. */
export function nextFree(records: readonly { order: number }[]): number {
  return Math.max(0, ...records.map(({ order }) => order)) + 1;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
