import { expect, test } from 'vitest';
import { tripPages } from '#features/tours/trip-pages.ts';

test('a trip’s pages are its own, those of where it goes, sleeps and may stop, what one does, and the questions, each once (B-714)', () => {
  const slugs = (...all: string[]) => all.map((slug) => ({ slug })) as never[];
  const pages = tripPages(
    {
      destinations: slugs('amboseli'),
      accommodations: slugs('camp', 'camp'),
      activities: slugs('game-drive'),
      places: slugs('observation-hill'),
    },
    '/tour/amboseli-tour',
  );
  expect(pages).toEqual([
    '/tour/amboseli-tour',
    '/destinations/amboseli',
    '/accommodation/camp',
    '/activity/game-drive',
    '/place/observation-hill',
    '/faq',
    '/contact',
    '/terms-and-conditions',
  ]);
});
