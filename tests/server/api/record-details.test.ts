import { expect, test } from 'vitest';
import { createTestApp, smallCatalogue } from '#tests/support/test-app.ts';

const app = await createTestApp({ catalogue: smallCatalogue() });
const get = (path: string) => app.read(`/api${path}`);

const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug);

test('a tour brings its destinations, the stays and activities of its itinerary first, and its relatives', async () => {
  const tour = await get('/tour/marsh-week');
  expect(slugs(tour.destinations)).toEqual(['marsh']);
  expect(slugs(tour.accommodations)).toEqual(['reed-camp', 'marsh-lodge']);
  expect(slugs(tour.activities)).toEqual(['canoe']);
  expect(slugs(tour.relatedTours)).toEqual(['marsh-day']);
  expect(tour).toMatchObject({ id: 'marsh-week', isFallback: false });
  expect(tour.itinerary).toHaveLength(7);
  expect(tour.gallery[0]).toEqual(tour.coverImage);
});

test('what only the writer needs stays on the server', async () => {
  const tour = await get('/tour/marsh-day');
  expect(tour).not.toHaveProperty('plate');
  expect(tour).not.toHaveProperty('order');
  expect(await get('/group-tour/marsh-together')).not.toHaveProperty('departures.exampleBookings');
});

test('a group tour brings every coming departure', async () => {
  const tour = await get('/group-tour/marsh-together');
  expect(tour.departures).toHaveLength(15);
  expect(tour.nextDepartures).toHaveLength(3);
  expect(tour).toMatchObject({ departureCount: 15, joiningPoint: 'Nairobi, Kencom' });
});

test('a destination brings all that belongs to it', async () => {
  const marsh = await get('/destination/marsh');
  expect(slugs(marsh.places)).toEqual(['old-museum', 'hide']);
  expect(slugs(marsh.accommodations)).toEqual(['reed-camp', 'marsh-lodge']);
  expect(slugs(marsh.activities)).toEqual(['canoe']);
  expect(slugs(marsh.tours)).toEqual(['marsh-day', 'marsh-week', 'marsh-and-island']);
  expect(slugs(marsh.groupTours)).toEqual(['marsh-together']);
  expect(slugs((await get('/destination/island')).tours)).toEqual(['marsh-and-island']);
});

test('a place brings what is near, nearest first, and the tours to its destination', async () => {
  const hide = await get('/place/hide');
  expect(hide.destinationName).toBe('Marsh');
  expect(slugs(hide.nearby)).toEqual(['old-museum']);
  expect(slugs(hide.tours)).toEqual(['marsh-day', 'marsh-week', 'marsh-and-island']);
});

test('a stay costs what its cheapest room costs, and brings the tours that sleep there', async () => {
  const camp = await get('/accommodation/reed-camp');
  expect(camp.price).toBe(180);
  expect(slugs(camp.tours)).toEqual(['marsh-week', 'marsh-and-island']);
  expect(slugs(camp.nearby)).toEqual(['marsh-lodge']);
});

test('an activity brings the tours that include it', async () => {
  const canoe = await get('/activity/canoe');
  expect(slugs(canoe.tours)).toEqual(['marsh-day', 'marsh-week', 'marsh-and-island']);
  expect(canoe.images[0]).toEqual(canoe.coverImage);
});

test('a post has an older and a newer neighbour, where there is one', async () => {
  const newest = await get('/blog/second-light');
  expect(newest.previous.slug).toBe('first-light');
  expect(newest).not.toHaveProperty('next');
  const oldest = await get('/blog/first-light');
  expect(oldest.next.slug).toBe('second-light');
  expect(oldest).not.toHaveProperty('previous');
  expect(oldest.readingMinutes).toBe(1);
});

test('an inspiration brings the journeys it leads to', async () => {
  const inspiration = await get('/inspiration/slow-travel');
  expect(slugs(inspiration.tours)).toEqual(['marsh-day']);
  expect(slugs(inspiration.accommodations)).toEqual(['reed-camp']);
  expect(slugs(inspiration.destinations)).toEqual(['marsh']);
  expect(inspiration.body).toEqual([{ kind: 'paragraph', content: [{ kind: 'text', text: 'A story.' }] }]);
});
