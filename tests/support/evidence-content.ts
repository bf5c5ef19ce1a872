import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';

/*
 * The small catalogue of an operator who brings all there can be: a planner for every tour and one for a single one, more
 * guides than a tour's page shows, reviews with and without a place to read them, and papers.
 */

const person = (slug: string, fields: object) => ({
  slug,
  name: slug,
  role: 'guide',
  languages: ['English'],
  since: 2010,
  strengths: ['Owls'],
  ...fields,
});

const review = (slug: string, fields: object) => ({
  slug,
  words: `The words of ${slug}.`,
  who: `Who wrote ${slug}`,
  month: '2026-05',
  source: { name: 'A site of reviews', url: `https://reviews.safari-papers.org/${slug}` },
  ...fields,
});

export const proof = {
  licences: [{ body: 'Board of the Marsh', number: 'B-77', link: 'https://board.safari-papers.org/b-77' }],
  memberships: [{ body: 'Guild of Reeds' }],
  offices: [{ street: '3 Reed Lane', town: 'Marsh', hours: '9 to 5', mapLink: 'https://maps.safari-papers.org/reed' }],
  deposit: { heldBy: 'the Bank of Reeds', protectedBy: 'a bond of the guild' },
};

export function evidenceContent(): ContentFiles {
  const files = smallContent();
  const change = (path: string, fields: object) => ({ [path]: { ...(files[path] as object), ...fields } });
  return {
    ...files,
    ...change('tours/marsh-week.json', {
      plannerId: 'bela',
      guideIds: ['guide-5', 'guide-2'],
      label: 'LONGEST',
      labelReason: 'No other of our tours has seven days.',
      pickReason: 'It leaves time for a second dawn.',
    }),
    'people/ada.json': person('ada', { name: 'Ada Marsh', role: 'planner', order: 1, languages: ['English', 'Maa'] }),
    'people/bela.json': person('bela', { name: 'Bela Reed', role: 'planner', order: 2 }),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [
        `people/guide-${number}.json`,
        person(`guide-${number}`, { name: `Guide ${number}`, order: 10 - number }),
      ]),
    ),
    'reviews/week-old.json': review('week-old', { tourId: 'marsh-week', month: '2025-12' }),
    'reviews/week-new.json': review('week-new', { tourId: 'marsh-week', month: '2026-06' }),
    'reviews/together.json': review('together', { groupTourId: 'marsh-together', month: '2026-01' }),
    'reviews/by-letter.json': review('by-letter', { source: { name: 'A letter to us' }, month: '2026-10' }),
    'proof.json': proof,
  };
}
