import { type ContentMistake, set } from '#tests/support/content/content-change.ts';
import { group, tour } from '#tests/support/content/small-content-files.ts';

/** Made in the catalogue with people, reviews and papers. */
export const evidenceMistakes: readonly ContentMistake[] = [
  [
    'a role nobody has',
    set('people/ada.json', { role: 'cook' }),
    'people/ada.json: role: is "cook"; write one of planner, guide',
  ],
  [
    'somebody without a language',
    set('people/ada.json', { languages: [] }),
    'people/ada.json: languages: has none; write at least 1',
  ],
  [
    'work that begins next year',
    set('people/ada.json', { since: 2027 }),
    'people/ada.json: since: is 2027, after this year; write 2026 or before',
  ],
  [
    'two people in one position',
    set('people/ada.json', { order: 2 }),
    "people/bela.json: order: 2 is ada's already; write another, 10 is free",
  ],
  [
    'two portraits',
    set('people/ada.json', { photographs: ['a.jpg', 'b.jpg'].map((file) => ({ file, alt: 'Ada', credit: 'Bela' })) }),
    'people/ada.json: photographs: has 2; write at most 1',
  ],
  [
    'a planner nobody is',
    set('tours/marsh-week.json', { plannerId: 'none' }),
    'tours/marsh-week.json: plannerId: names none, which is not among the planners in people; write one of ada, bela',
  ],
  [
    'a guide for a planner',
    set('group-tours/marsh-together.json', { plannerId: 'guide-1' }),
    'group-tours/marsh-together.json: plannerId: names guide-1, which is not among the planners in people; write one of ada, bela',
  ],
  [
    'a planner for a guide',
    set('tours/marsh-week.json', { guideIds: ['guide-1', 'ada'] }),
    /^tours\/marsh-week\.json: guideIds\.1: names ada, which is not among the guides in people; write one of guide-1, /,
  ],
  [
    'a guide who is unfinished',
    set('people/guide-5.json', { strengths: ['TO BE FILLED IN'] }),
    'tours/marsh-week.json: guideIds.0: names guide-5, which is unfinished and not shown yet; fill it in, or name another',
  ],
  [
    'a review of no tour',
    set('reviews/week-new.json', { tourId: 'none' }),
    /^reviews\/week-new\.json: tourId: names none, which is not in tours; write one of marsh-/,
  ],
  [
    'a review of no group tour',
    set('reviews/together.json', { groupTourId: 'marsh-week' }),
    /^reviews\/together\.json: groupTourId: names marsh-week, which is not in group-tours; (?:write|did you mean) /,
  ],
  [
    'a review of two trips',
    set('reviews/together.json', { tourId: 'marsh-week' }),
    'reviews/together.json: groupTourId: names marsh-together, and tourId marsh-week; take out the one it is not about',
  ],
  [
    'a review of next month',
    set('reviews/week-new.json', { month: '2026-12' }),
    'reviews/week-new.json: month: is 2026-12, after this month; write when it was written',
  ],
  [
    'a month in words',
    set('reviews/week-new.json', { month: 'May 2026' }),
    'reviews/week-new.json: month: is "May 2026"; write a month as YYYY-MM, such as 2026-07',
  ],
  [
    'a source that is no address',
    set('reviews/week-new.json', { source: { name: 'A site', url: 'reviews.org' } }),
    'reviews/week-new.json: source.url: is "reviews.org"; write an address that begins with https://',
  ],
  ['stars', set('reviews/week-new.json', { stars: 5 }), 'reviews/week-new.json: stars: is no field here; take it out'],
  [
    'a licence that is misspelt',
    set('proof.json', { licences: [{ body: 'A board', nummer: '1' }] }),
    'proof.json: licences.0.nummer: is no field here; did you mean "number"?',
  ],
  [
    'a deposit nobody holds',
    set('proof.json', { deposit: { protectedBy: 'a bond' } }),
    'proof.json: deposit.heldBy: is missing; write a text in quotes',
  ],
  [
    'papers that are no JSON',
    (files) => {
      files['proof.json'] = '{\n  "licences": []\n  "offices": []\n}';
    },
    'proof.json: line 3, column 3: is not JSON; a comma or } is missing',
  ],
  [
    'a label without a reason',
    set(tour, { label: 'MOST POPULAR' }),
    'tours/marsh-day.json: labelReason: is missing; write in a sentence why MOST POPULAR is true, or take the label off',
  ],
  [
    'a reason without a label',
    set(group, { labelReason: 'It is good.' }),
    'group-tours/marsh-together.json: labelReason: is given, and there is no label; write one, or take the reason out',
  ],
];
