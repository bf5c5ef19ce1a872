import { expect, test } from 'vitest';
import type { Prose } from '#contract/records/prose.ts';
import { storyPlatesOf } from '#server/content/catalogue/story-plates.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

const heading = (id: string): Prose[number] => ({ kind: 'heading', level: 2, id, text: id });
const linking = (...hrefs: string[]): Prose[number] => ({
  kind: 'paragraph',
  content: hrefs.map((href) => ({ kind: 'link', text: 'There', href })),
});

/** The small catalogue draws nothing: each record is told by a picture of its own here. */
function catalogueWithPictures() {
  const catalogue = smallCatalogue(smallContent());
  for (const collection of [catalogue.destinations, catalogue.accommodations, catalogue.activities, catalogue.tours])
    for (const [slug, { summary }] of collection) summary.coverImage = { ...summary.coverImage, src: `/${slug}.webp` };
  return catalogue;
}

const cover = { src: '/cover.webp', alt: '', width: 1600, height: 1000 };

test('between chapters hang plates of records the chapter below links to, each once, every second with another beside it (B-277)', () => {
  const plates = storyPlatesOf(
    catalogueWithPictures(),
    [
      linking('/destinations/marsh'),
      heading('one'),
      linking('/activity/canoe', '/destinations/marsh'),
      heading('two'),
      linking('/destinations/marsh', '/activity/canoe#season', '/accommodation/reed-camp'),
      heading('three'),
      linking('/blog/first-light', '/nowhere', 'https://elsewhere.example/tour/marsh-day'),
      heading('four'),
      linking('/tour/marsh-day', '/activity/canoe'),
    ],
    cover,
  );
  expect(plates.map(({ chapter, href }) => [chapter, href])).toEqual([
    ['one', '/destinations/marsh'],
    ['two', '/accommodation/reed-camp'],
    ['two', '/activity/canoe'],
    ['four', '/tour/marsh-day'],
  ]);
  expect(plates[1]).toMatchObject({ note: 'Marsh', price: { usd: 180, per: 'night' } });
  expect(plates[0]).not.toHaveProperty('price');
});

test('what hangs above the text already is no plate of it', () => {
  const body = [heading('one'), linking('/destinations/marsh', '/accommodation/reed-camp')];
  const plates = storyPlatesOf(catalogueWithPictures(), body, { ...cover, src: '/marsh.webp' });
  expect(plates.map(({ href }) => href)).toEqual(['/accommodation/reed-camp']);
});
