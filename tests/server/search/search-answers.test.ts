import { expect, test } from 'vitest';
import { getSearchAnswers } from '#contract/search/search-answers.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { spokenQueries } from '#tests/support/search/spoken-queries.ts';
import { always, createTestApp, demonstrationCatalogue, testClock } from '#tests/support/test-app.ts';

const search = createSearchService({ catalogue: always(demonstrationCatalogue(testClock)), clock: testClock });

test.each<[q: string, title: RegExp]>([
  ['malaria', /malaria/],
  ['tipping', /tip/],
  ['deposit', /deposit/],
  ['visa', /visa/],
  ['yellow fever', /yellow fever/],
  ['what to pack', /pack/i],
  ['when is the migration', /migration/],
  ['balloon', /Balloon/],
  ['can i pay by card', /pay/],
  ['wifi', /internet/],
  ['gorila treking', /Gorilla/],
])('‘%s’ is answered (B-241)', (q, title) => {
  const { answers } = search.answers(q);
  expect(answers.length).toBeLessThanOrEqual(4);
  expect(answers[0]?.title).toMatch(title);
});

test('what travellers ask as they would ask a person is answered first, all but one in twenty (B-240)', () => {
  const first = (q: string) => search.answers(q).answers[0]?.id;
  const wrong = spokenQueries.filter(([q, ...right]) => !right.includes(first(q) ?? ''));
  const told = wrong.map(
    ([q]) =>
      `${q} → ${
        search
          .answers(q)
          .answers.map(({ id }) => id)
          .join(', ') || 'nothing'
      }`,
  );
  expect(wrong.length, told.join('\n')).toBeLessThanOrEqual(spokenQueries.length / 20);
  expect(spokenQueries.filter(([q]) => first(q) === undefined)).toEqual([]);
});

test.each([
  ['serangetty', 'serengeti'],
  ['elefunt', 'elephant'],
  ['elifant', 'elephant'],
  ['rhinosorus', 'rhinoceros'],
  ['hipopotamus', 'hippopotamus'],
  ['jiraf', 'giraffe'],
  ['lepord', 'leopard'],
  ['gorrila', 'gorilla'],
  ['nyrobi', 'nairobi'],
  ['naroibi', 'nairobi'],
])('nothing is found for ‘%s’: did you mean %s? (B-242)', (q, meant) => {
  expect(search.answers(q)).toEqual({ answers: [], wordsInTitle: 0, meant });
});

test.each(['pizza', 'xylophone', 'zzqqxx', 'ab', '42'])('‘%s’ is not taken for a name (B-242)', (q) => {
  expect(search.answers(q).meant).toBeUndefined();
});

test('what is found needs no other spelling', () => {
  for (const q of ['mara', 'serenghetti', 'malaria', 'kilimanjaro']) expect(search.answers(q).meant).toBeUndefined();
});

test('the API answers a search, one that is too short with nothing, and refuses one that is too long', async () => {
  const { request, close } = await createTestApp();
  const answer = await request('/api/search-answers?q=zebra');
  expect(answer.status).toBe(200);
  expect(getSearchAnswers.response.safeParse(await answer.json()).success).toBe(true);
  for (const q of ['', 'a', '%20']) {
    expect(await (await request(`/api/search-answers?q=${q}`)).json()).toEqual({ answers: [], wordsInTitle: 0 });
  }
  expect((await request(`/api/search-answers?q=${'a'.repeat(2001)}`)).status).toBe(422);
  await close();
});
