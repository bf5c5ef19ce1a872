import { expect, test } from 'vitest';
import { boundaries } from '#scripts/boundaries/boundaries.ts';
import { boundaryProblems, patternOf } from '#scripts/boundaries/boundary-problems.ts';
import { projectSources } from '#scripts/boundaries/sources.ts';

/* `npm run lint` holds the sources to scripts/boundaries/boundaries.ts; here is that it would see what is wrong. */

const problemsOf = (path: string, wanted: string) => boundaryProblems({ path, text: `import '${wanted}';` });

const sources = projectSources();

test('no source of ours goes across a boundary', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(boundaryProblems)).toEqual([]);
});

test.each([
  ['contract/price.ts', '#server/clock.ts'],
  ['contract/price.ts', '#search/search-settings.ts'],
  ['contract/price.ts', 'hono'],
  ['search/search-engine.ts', '#platform/operator.ts'],
  ['search/search-engine.ts', 'meilisearch'],
  ['server/app.ts', '#ui/button.tsx'],
  ['server/app.ts', '#scripts/build-id.ts'],
  ['server/store/tables.ts', '#server/app.ts'],
  ['server/catalogue/catalogue.ts', '#server/http/answers/route.ts'],
  ['src/ui/button.tsx', '#platform/operator.ts'],
  ['src/ui/button.tsx', '#shell/theme/theme.ts'],
  ['src/platform/operator.ts', '#ui/button.tsx'],
  ['src/shell/layout/header.tsx', '#features/tours/tour-card.tsx'],
  ['src/features/faq/faq-page.tsx', '#server/clock.ts'],
  ['src/features/faq/faq-page.tsx', '#features/legal/legal.queries.ts'],
  ['src/features/tours/tour-card.tsx', '#features/home/home-page.tsx'],
  ['src/features/places/place-card.tsx', '#features/tours/tour-card.tsx'],
  ['src/features/places/place-detail-page.tsx', '#features/blog/post-card.tsx'],
  ['src/routes/tours.tsx', '#ui/button.tsx'],
  ['src/main.tsx', '#features/tours/tour-card.tsx'],
  ['src/prerender/documents/rss.ts', '#features/blog/post-card.tsx'],
  ['src/worker/sw.ts', '#shell/theme/theme.ts'],
  ['src/design/samples.ts', '#platform/operator.ts'],
  ['scripts/build.ts', '#features/tours/tour-card.tsx'],
  ['scripts/illustrations/palette.ts', '#tests/support/test-app.ts'],
  ['vite.config.ts', './src/router.tsx'],
])('%s may not import %s', (path, wanted) => {
  expect(problemsOf(path, wanted)).toEqual([expect.stringContaining(`${path}:1 imports ${wanted}`)]);
});

test.each([
  ['src/features/places/place-detail-page.tsx', '#features/tours/tour-card.tsx'],
  ['src/features/home/home-page.tsx', '#features/blog/post-card.tsx'],
  ['src/prerender/documents/rss.ts', '#features/blog/blog.queries.ts'],
  ['src/ui/plate-image.tsx', '#platform/images/picture-sources.ts'],
  ['server/app.ts', '#contract/endpoints.ts'],
  ['vite.config.ts', './scripts/build-id.ts'],
])('%s may import %s', (path, wanted) => {
  expect(problemsOf(path, wanted)).toEqual([]);
});

test('every row is about files there are', () => {
  const isInUse = (area: string) => sources.some(({ path }) => patternOf(area).test(path));
  expect(Object.keys(boundaries).filter((area) => !isInUse(area))).toEqual([]);
});

test('an import is found in whatever form it comes, and reported with its line', () => {
  const forms = [
    "import { app } from '#server/app.ts';",
    "import type { App } from '#server/app.ts';",
    "export { app } from '#server/app.ts';",
    "export * from '#server/app.ts';",
    "export const later = () => import('#server/app.ts');",
    "export type App = import('#server/app.ts').App;",
  ];
  const problems = boundaryProblems({ path: 'contract/price.ts', text: ['/* ĳ… */', ...forms].join('\n') });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(
    forms.map((_, index) => `contract/price.ts:${index + 2}`),
  );
});

test('a way out of the folder without the alias, and a file in no area, are refused', () => {
  expect(problemsOf('src/features/tours/tour-card.tsx', '../home/home-page.tsx')).toEqual([
    'src/features/tours/tour-card.tsx:1 imports ../home/home-page.tsx: name it by its alias',
  ]);
  expect(problemsOf('src/elsewhere/file.ts', 'zod')).toEqual([
    'src/elsewhere/file.ts:1 stands in no area of scripts/boundaries/boundaries.ts',
  ]);
});
