import { expect, test } from 'vitest';
import { boundaryProblems } from '#scripts/boundaries/boundary-problems.ts';

/* `npm run lint` holds the sources to scripts/boundaries/boundaries.ts; here is that it would see what is wrong. */

test('an import across a boundary is told in whatever form it comes, with its line', () => {
  const forms = [
    "import { app } from '#server/app.ts';",
    "import type { App } from '#server/app.ts';",
    "export { app } from '#server/app.ts';",
    "export * from '#server/app.ts';",
    "export const later = () => import('#server/app.ts');",
    "export type App = import('#server/app.ts').App;",
  ];
  const problems = boundaryProblems({ path: 'contract/money/price.ts', text: forms.join('\n') });
  expect(problems).toEqual(
    forms.map((_, index) => expect.stringContaining(`contract/money/price.ts:${index + 1} imports #server/app.ts`)),
  );
});

test.each([
  ['contract/money/price.ts', 'hono', 'contract may use zod/mini only'],
  ['src/features/places/place-card.tsx', '#features/tours/tour-card.tsx', 'src/features/places may not import'],
  ['src/features/tours/tour-card.tsx', '../home/home-page.tsx', 'name it by its alias'],
  ['src/elsewhere/file.ts', 'zod', 'stands in no area'],
])('%s may not import %s', (path, wanted, reason) => {
  expect(boundaryProblems({ path, text: `import '${wanted}';` })).toEqual([expect.stringContaining(reason)]);
});

test('what a row of a part of an area adds may be imported there', () => {
  const text = "import '#features/tours/tour-card.tsx';\nimport '#contract/api/endpoints.ts';\nimport 'react';";
  expect(boundaryProblems({ path: 'src/features/places/place-detail-page.tsx', text })).toEqual([]);
});
