import { expect, test } from 'vitest';
import type { ItineraryDay } from '#contract/records/tours.ts';
import { dayPlates } from '#features/tours/day-plates.ts';

const record = (id: string) => ({ id, coverImage: { src: `/${id}.jpg`, alt: id, width: 16, height: 10 } });

const records = {
  destinations: [record('mara'), record('samburu')],
  accommodations: [record('camp'), record('lodge')],
  activities: [record('drive')],
};

function day(number: number, parts: Partial<ItineraryDay>): ItineraryDay {
  return { day: number, title: 'A day', description: 'Words.', meals: [], activityIds: [], ...parts };
}

const sources = (days: ItineraryDay[], shown: string[] = []) =>
  dayPlates(days, records, shown).map((plate) => plate?.src);

test('a day shows its destination first, then where it ends, then what one does', () => {
  const stay = { destinationId: 'mara', accommodationId: 'camp', activityIds: ['drive'] };
  expect(sources([day(1, stay), day(2, stay), day(3, stay)])).toEqual(['/mara.jpg', '/camp.jpg', '/drive.jpg']);
});

test('no picture is shown twice: a day of which all has been shown has none', () => {
  expect(sources([day(1, { destinationId: 'mara' }), day(2, { destinationId: 'mara' })])).toEqual([
    '/mara.jpg',
    undefined,
  ]);
  expect(sources([day(1, { destinationId: 'mara', accommodationId: 'lodge' })], ['/mara.jpg'])).toEqual(['/lodge.jpg']);
});

test('a day that names nothing known has none', () => {
  expect(sources([day(1, {}), day(2, { destinationId: 'nowhere', activityIds: ['nothing'] })])).toEqual([
    undefined,
    undefined,
  ]);
});
