import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { accommodationSummary } from '#contract/accommodations.ts';
import { activityFields } from '#contract/activities.ts';
import { blogPostSummary } from '#contract/blog.ts';
import { destinationSummary } from '#contract/destinations.ts';
import { inspirationSummary } from '#contract/inspirations.ts';
import { person } from '#contract/people.ts';
import { placeSummary } from '#contract/places.ts';
import { tourSummary } from '#contract/tours.ts';
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
} from '#server/catalogue/content/content-schema.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { ContentError } from '#server/content-error.ts';
import { type Change, set } from '#tests/support/content/content-change.ts';
import { contentMistakes } from '#tests/support/content/content-mistakes.ts';
import { evidenceMistakes } from '#tests/support/content/evidence-mistakes.ts';
import { post, stay, tour } from '#tests/support/content/small-content-files.ts';
import { evidenceContent } from '#tests/support/evidence-content.ts';
import { type ContentFiles, smallContent, writeContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/** The problems of the small catalogue, or of another one, after one change. */
function problemsAfter(change: Change, files = smallContent()): string[] {
  change(files);
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  try {
    loadCatalogue(folder, { clock: testClock });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

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
  expect(problemsAfter(() => undefined)).toEqual([]);
  expect(problemsAfter(() => undefined, evidenceContent())).toEqual([]);
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
  const problems = problemsAfter((files) => {
    for (const path of Object.keys(files)) {
      const text = typeof files[path] === 'string' ? files[path] : JSON.stringify(files[path], null, 2);
      files[path] = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    }
  });
  expect(problems).toEqual([]);
});

/** What tells a writer what to do. */
const advice = /(?:^|[;,?] |\) ?)(?:write|add|take|give|make|begin|end|did you mean|a comma|fill)\b/;

test.each([
  ...contentMistakes.map((example) => [...example, smallContent] as const),
  ...evidenceMistakes.map((example) => [...example, evidenceContent] as const),
])(
  '%s stops the start with file, field and what to write (B-125, B-460, B-496, B-497)',
  (_, change, line, contentOf) => {
    const [problem = ''] = problemsAfter(change, contentOf());
    expect(problem).toMatch(line);
    expect(problem).toMatch(/^[\w.-]+(?:\/[\w.-]+)?: [^:]+: /);
    expect(problem).toMatch(advice);
    expect(problem).not.toContain('\n');
  },
);

test('an operator may bring people without reviews, reviews without people, and papers of one kind (B-497)', () => {
  const without = (beginning: string) => (files: ContentFiles) => {
    for (const path of Object.keys(files)) if (path.startsWith(beginning)) delete files[path];
  };
  expect(problemsAfter(without('reviews/'), evidenceContent())).toEqual([]);
  expect(problemsAfter(without('proof'), evidenceContent())).toEqual([]);
  expect(problemsAfter((files) => Object.assign(files, { 'proof.json': {} }))).toEqual([]);
});

test('every problem is reported, not just the first', () => {
  const problems = problemsAfter((files) => {
    set(tour, { maxGuests: 'x' })(files);
    set(stay, { tier: 'x' })(files);
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'tours/marsh-day.json',
    'accommodations/reed-camp.json',
  ]);
});

test('a line of an article is counted from the top of its file', () => {
  const [problem] = problemsAfter((files) => {
    files[post] = String(files[post]).replace('Two words', '`code`');
  });
  const lines = String(smallContent()[post]).split('\n');
  const line = lines.findIndex((text) => text.startsWith('Two words')) + 1;
  expect(problem).toContain(`blog/first-light.md: line ${line}: code cannot be shown; write plain text`);
});

test('a day of the next 18 months without a price and without a reason is named (B-224)', () => {
  const problems = problemsAfter((files) => {
    const tour = files['tours/marsh-week.json'] as TourFile;
    const [season] = tour.prices.seasons;
    if (season !== undefined) season.dates = [{ from: '01-01', to: '11-30' }];
  });
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^tours\/marsh-week\.json: prices\.seasons: no season has 20\d\d-12-01; write one that does, or closed with its dates and why$/,
    ),
  );
});
