import type { AccommodationFile, DestinationFile, FeeFile } from '#server/catalogue/content/content-schema.ts';
import { placedInEastAfrica } from '#server/catalogue/content/east-africa.ts';
import { type Content, contentFile } from '#server/catalogue/content/read-content.ts';
import { tourProblems } from '#server/catalogue/content/tour-rules.ts';
import type { Complain, ContentProblem } from '#server/content-error.ts';

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
  for (const kind of ['tours', 'groupTours'] as const) {
    for (const record of content[kind]) {
      tourProblems(record, content.destinations, today, about(contentFile(kind, record.slug)));
    }
  }
  for (const fee of content.fees) feeProblems(fee, today, about(contentFile('fees', fee.slug)));
  for (const { slug, publishedAt, updatedAt } of content.posts) {
    if (updatedAt < publishedAt) about(contentFile('posts', slug))('updatedAt', 'is before publishedAt');
  }
  altitudeProblems(content, about);
  positionProblems(content, about);
  faqProblems(content, about('faq'));
  return problems;
}

function destinationProblems(destination: DestinationFile, complain: Complain): void {
  placedInEastAfrica(destination, complain);
  if (destination.altitude.min > destination.altitude.max) complain('altitude', 'starts above its end');
}

function feeProblems({ checkedOn, rows, vehicle }: FeeFile, today: string, complain: Complain): void {
  if (checkedOn > today) complain('checkedOn', `is ${checkedOn}, after today (${today})`);
  if (rows.length === 0 && vehicle === undefined) complain('rows', 'has neither a row nor a vehicle to pay for');
}

function accommodationProblems(stay: AccommodationFile, complain: Complain): void {
  placedInEastAfrica(stay, complain);
  if (stay.rooms.length === 0) complain('rooms', 'has none');
  for (const [index, room] of stay.rooms.entries()) {
    if (room.pricing.basePrice <= 0) complain(`rooms.${index}.pricing.basePrice`, 'a room needs a price above 0');
  }
  for (const id of repeated(stay.rooms.map((room) => room.id))) complain('rooms', `two rooms have the id ${id}`);
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
        if (before.altitude !== altitude)
          about(file)(`routePoints.${index}.altitude`, `is ${altitude}, and ${before.altitude} in ${before.file}`);
      }
    }
  }
}

function positionProblems(content: Content, about: (file: string) => Complain): void {
  for (const kind of ['tours', 'groupTours', 'destinations', 'activities', 'inspirations'] as const) {
    const holders = new Map<number, string>();
    for (const { slug, order } of content[kind]) {
      const holder = holders.get(order);
      if (holder === undefined) holders.set(order, slug);
      else about(contentFile(kind, slug))('order', `${order} is ${holder}'s already`);
    }
  }
}

function faqProblems({ faqs }: Content, complain: Complain): void {
  for (const id of repeated(faqs.map((faq) => faq.id))) complain('id', `two questions have the id ${id}`);
  for (const position of repeated(faqs.map((faq) => `${faq.order} in ${faq.category}`))) {
    complain('order', `two questions have the position ${position}`);
  }
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
