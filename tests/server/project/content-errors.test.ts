import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accommodationSummary } from '#contract/records/accommodations.ts';
import { activityFields } from '#contract/records/activities.ts';
import { blogPostSummary } from '#contract/records/blog.ts';
import { destinationSummary } from '#contract/records/destinations.ts';
import { inspirationSummary } from '#contract/records/inspirations.ts';
import { person } from '#contract/records/people.ts';
import { placeSummary } from '#contract/records/places.ts';
import { tourSummary } from '#contract/records/tours.ts';
import {
  accommodationFile,
  activityFile,
  blogPostMatter,
  destinationFile,
  groupTourFile,
  inspirationMatter,
  personFile,
  placeFile,
  type TourFile,
  tourFile,
} from '#server/content/catalogue/records/content-schema.ts';
import { make, problemsOf } from '#tests/support/content/content-folder.ts';
import { contentMistakes, evidenceMistakes } from '#tests/support/content/content-mistakes.ts';
import { stay, tour } from '#tests/support/content/small-content-files.ts';
import { evidenceContent } from '#tests/support/evidence-content.ts';
import { smallContent } from '#tests/support/small-content.ts';

/** What the contract says of a record, beside what its file may hold. */
const files = {
  tours: { contract: tourSummary.shape, file: tourFile },
  groupTours: { contract: tourSummary.shape, file: groupTourFile },
  destinations: { contract: destinationSummary.shape, file: destinationFile },
  places: { contract: placeSummary.shape, file: placeFile },
  accommodations: { contract: accommodationSummary.shape, file: accommodationFile },
  activities: { contract: activityFields.shape, file: activityFile },
  posts: { contract: blogPostSummary.shape, file: blogPostMatter },
  inspirations: { contract: inspirationSummary.shape, file: inspirationMatter },
  people: { contract: person.shape, file: personFile },
};

test('the small catalogue itself is in order', () => {
  expect(problemsOf(smallContent())).toEqual([]);
  expect(problemsOf(evidenceContent())).toEqual([]);
});

test.each(Object.entries(files))(
  'a word outside its list is told in each field of %s that has one (B-58)',
  (_, { contract, file }) => {
    const open = Object.entries(contract).filter(([, field]) => z.safeParse(field, 'a word nobody knows').success);
    const worded = open.filter(([, field]) => !z.safeParse(field, 'x'.repeat(100)).success);
    expect(worded.length).toBeGreaterThan(0);
    for (const [name] of worded) {
      const issues = file.safeParse({ [name]: 'a word nobody knows' }).error?.issues ?? [];
      expect(
        issues.filter(({ path }) => path[0] === name),
        name,
      ).toHaveLength(1);
    }
  },
);

test('line ends and byte marks of other editors are no problem', () => {
  const files = Object.entries(smallContent()).map(([path, file]) => {
    const text = typeof file === 'string' ? file : JSON.stringify(file, null, 2);
    return [path, `\uFEFF${text.replaceAll('\n', '\r\n')}`];
  });
  expect(problemsOf(Object.fromEntries(files))).toEqual([]);
});

/** What tells a writer what to do. */
const advice = /(?:^|[;,?] |\) ?)(?:write|save|add|take|give|make|begin|end|did you mean|a comma|fill)\b/;

test.each([
  ...contentMistakes.map(([file, change, line]) => [file, line, change, smallContent] as const),
  ...evidenceMistakes.map(([file, change, line]) => [file, line, change, evidenceContent] as const),
])(
  '%s: ‘%s’ is told with file, field and what to write (B-125, B-460, B-496, B-497)',
  (file, line, change, contentOf) => {
    const [problem = ''] = problemsOf(make(contentOf(), file, change));
    expect(problem.slice(0, file.length + 2)).toBe(`${file}: `);
    expect(problem.slice(file.length + 2)).toMatch(line);
    expect(problem).toMatch(advice);
  },
);

test('so does a folder that is missing, and a guide who is named and unfinished (B-125, B-497)', () => {
  expect(problemsOf(make(smallContent(), 'faq/planning.json', () => undefined))).toContain(
    'faq: the file: the folder cannot be read (ENOENT); make it, empty if there is nothing of the kind',
  );
  const unfinished = { strengths: ['TO BE FILLED IN'] };
  expect(problemsOf(make(evidenceContent(), 'people/guide-5.json', unfinished))).toEqual([
    'tours/marsh-week.json: guideIds.0: names guide-5, which is unfinished and not shown yet; fill it in, or name another',
  ]);
});

test('an operator may bring people without reviews, reviews without people, and papers of one kind (B-497)', () => {
  const without = (beginning: string) =>
    Object.fromEntries(Object.entries(evidenceContent()).filter(([path]) => !path.startsWith(beginning)));
  expect(problemsOf(without('reviews/'))).toEqual([]);
  expect(problemsOf(without('proof'))).toEqual([]);
  expect(problemsOf({ ...smallContent(), 'proof.json': {} })).toEqual([]);
});

test('every problem is reported, not just the first', () => {
  const files = make(make(smallContent(), tour, { maxGuests: 'x' }), stay, { tier: 'x' });
  expect(problemsOf(files).map((problem) => problem.split(':')[0])).toEqual([tour, stay]);
});

test('a day of the next 18 months without a price and without a reason is named (B-224)', () => {
  const { prices } = smallContent()['tours/marsh-week.json'] as TourFile;
  const seasons = prices.seasons.map((season) => ({ ...season, dates: [{ from: '01-01', to: '11-30' }] }));
  expect(problemsOf(make(smallContent(), 'tours/marsh-week.json', { prices: { ...prices, seasons } }))).toContainEqual(
    expect.stringMatching(
      /^tours\/marsh-week\.json: prices\.seasons: no season has 20\d\d-12-01; write one that does, or closed with its dates and why$/,
    ),
  );
});
