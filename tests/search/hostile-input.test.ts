import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuery } from '#search/query-plan.ts';
import { SearchError } from '#search/search-error.ts';
import { expansionLimits } from '#search/search-limits.ts';
import { expandWord } from '#search/word-expansions.ts';
import { buildWordIndex } from '#search/word-index.ts';
import { anyCharacters } from '#tests/support/any-characters.ts';
import { draws } from '#tests/support/draws.ts';
import { smallSearch } from '#tests/support/search/small-search.ts';

/* Whatever arrives: an answer or a SearchError, and only so much work. */

const engine = smallSearch({
  tours: {
    mara: { name: 'Maasai Mara Safari', destinations: ['Maasai Mara'], countries: ['Kenya'], price: 450, months: [7] },
    odd: { name: 'Ol’ “Café” ½ ﬁrst — ٣ ሰላም', label: '', summary: '<script>alert(1)</script>', days: ['constructor'] },
    long: { name: 'Kilimanjaro', description: 'Serengeti migration. '.repeat(300), destinations: ['Serengeti'] },
  },
});

function orRefused(action: () => unknown): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    // What is refused can be sent.
    expect(JSON.parse(JSON.stringify(error))).toHaveProperty('code', error.code);
  }
}

const words = ['maasai', 'mara', 'serengt', 'kili', 'the', '’s', 'café', ...'"-\' é\u0301🦁\ud800\0'];
const query = fc.oneof(
  anyCharacters({ maxLength: 600 }),
  fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join('')),
);
const filterParts = [
  ' ',
  ...'price tier "label" = != > IN [ ] , TO NOT AND OR ( ) EXISTS IS NULL " \\ 450 é'.split(' '),
];
const expression = fc.oneof(
  fc.array(fc.constantFrom(...filterParts), { maxLength: 25 }).map((parts) => parts.join(' ')),
  anyCharacters({ maxLength: 60 }),
);
const filter = fc.oneof(
  expression,
  fc.array(fc.oneof(expression, fc.array(expression, { maxLength: 3 })), { maxLength: 4 }),
);
const names = fc.array(
  fc.oneof(
    fc.constantFrom('*', 'name', 'picture.src', 'summary:3', 'price:asc', 'countries', '__proto__', 'a.b.c', ''),
    fc.string(),
  ),
  { maxLength: 5 },
);
const request = fc.record(
  {
    q: query,
    filter,
    limit: fc.nat(120),
    offset: fc.nat(),
    page: fc.nat(5),
    hitsPerPage: fc.nat(120),
    facets: names,
    sort: names,
    attributesToRetrieve: names,
    attributesToHighlight: names,
    attributesToCrop: names,
    cropLength: fc.nat(),
    cropMarker: fc.string(),
  },
  { requiredKeys: [] },
);

test('any query is answered', () => {
  fc.assert(
    fc.property(query, (q) => {
      const body = { q: q.slice(0, 512), attributesToHighlight: ['*'], attributesToCrop: ['*:5'] };
      expect(engine.search('tours', body).hits.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: draws(1500) },
  );
});

test('any search of the right kind is answered or refused', () => {
  fc.assert(
    fc.property(request, (body) => orRefused(() => engine.search('tours', body))),
    { numRuns: draws(1500) },
  );
});

test('any body at all is answered or refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.oneof(fc.jsonValue(), fc.anything({ withBigInt: true })), (uid, body) => {
      orRefused(() => engine.search('tours', body));
      orRefused(() => engine.search(uid, body));
      orRefused(() => engine.multiSearch(body));
      orRefused(() => engine.multiSearch({ queries: body }));
      orRefused(() => engine.multiSearch({ queries: [body] }));
    }),
    { numRuns: draws(1000) },
  );
});

test('marks only add tags: less them, the text is as it was', () => {
  fc.assert(
    fc.property(query, fc.string({ unit: 'grapheme', maxLength: 200 }), (q, text) => {
      const own = smallSearch({ tours: { one: { name: 'Mara', summary: text } } });
      const tags = { highlightPreTag: '⟦', highlightPostTag: '⟧' };
      const withoutMarks = (marked: string) => marked.replace(/[⟦⟧]/g, '');
      const body = { q: `${q.slice(0, 100)} ${text.slice(0, 20)}`, attributesToHighlight: ['summary'], ...tags };
      const formatted = own.search('tours', body).hits[0]?._formatted;
      if (typeof formatted !== 'object') return;
      expect(withoutMarks(String(Object(formatted).summary))).toBe(withoutMarks(text));
    }),
    // A text may hold the marks themselves.
    {
      examples: [
        ['', '⟧'],
        ['mara', '⟦mara⟧'],
      ],
    },
  );
});

test('deep nesting is refused', () => {
  const nested = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
  for (const body of [nested, { q: nested }, { filter: nested }, { filter: [[nested]] }, { queries: nested }]) {
    orRefused(() => engine.search('tours', body));
    orRefused(() => engine.multiSearch(body));
  }
});

test('a word expands to a limited number of others, however alike they are', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const similarWords = letters
    .flatMap((a) => letters.map((b) => `amboselis${a}${b}`))
    .concat(letters.flatMap((a) => letters.map((b) => `ambo${a}${b}elist`)));
  const index = buildWordIndex([{ name: similarWords.join(' ') }], ['name'], new Set());
  for (const isPrefix of [true, false]) {
    for (const word of ['amboselist', 'a', 'ambose', 'z'.repeat(500)]) {
      const expansions = [...expandWord(word, isPrefix, 2, index).values()];
      const having = (typos: number) => expansions.filter((its) => its === typos).length;
      expect(having(0)).toBeLessThanOrEqual(expansionLimits.prefixMatches + 1);
      expect(having(1)).toBeLessThanOrEqual(expansionLimits.oneTypo);
      expect(having(2)).toBeLessThanOrEqual(expansionLimits.twoTypos);
    }
  }
});

test('a query is read for ten words in all', () => {
  fc.assert(
    fc.property(query, (q) => {
      const { phrases, words: kept, excluded } = readQuery(q, new Set(['the']));
      expect(phrases.flat().length + kept.length).toBeLessThanOrEqual(expansionLimits.queryWords);
      expect(excluded.length).toBeLessThanOrEqual(expansionLimits.queryWords);
    }),
  );
});
