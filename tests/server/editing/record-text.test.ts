import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { describe, expect, test } from 'vitest';
import { type ContentKind, contentKinds } from '#contract/desk/content.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { recordKinds } from '#server/content/editing/record-kinds.ts';
import { readRecordText, writeRecordText } from '#server/content/editing/record-text.ts';

/* A file that was changed at the desk stays its writers': what did not change keeps its characters. */

const files = contentKinds.flatMap((kind) =>
  namesIn(kind)
    .filter((name) => name.endsWith(recordKinds[kind].extension))
    .map((name) => ({ kind, file: `${kind}/${name}`, text: readFileSync(join(testedContent, kind, name), 'utf8') })),
);

function namesIn(kind: ContentKind): string[] {
  try {
    return readdirSync(join(testedContent, kind));
  } catch {
    return [];
  }
}

function read(kind: ContentKind, text: string) {
  const value = readRecordText(kind, text);
  if (value === undefined) throw new Error('cannot be read');
  return value;
}

/** The lines that are there now and were not. */
function newLines(before: string, after: string): string[] {
  return diffLines(before, after).flatMap(({ added, value }) => (added ? value.replace(/\n$/, '').split('\n') : []));
}

function lostLines(before: string, after: string): string[] {
  return newLines(after, before);
}

type Path = readonly (string | number)[];

/** The ways to every value that has no parts. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => leaves((value as Record<string | number, unknown>)[key], [...path, key]));
}

function changedAt(value: unknown, [key, ...deeper]: Path): unknown {
  if (key === undefined) {
    if (typeof value === 'number') return value + 7;
    if (typeof value === 'boolean') return !value;
    return `${String(value)} and more`;
  }
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = changedAt(copy[key], deeper);
  return copy;
}

test('there is a file of nearly every kind to try this on', () => {
  expect(new Set(files.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
});

test('a file that is read and written without a change has the same bytes (B-610)', () => {
  for (const { kind, file, text } of files) {
    // As another object, whose fields have another order.
    const value = JSON.parse(JSON.stringify(read(kind, text)));
    expect(writeRecordText(kind, value, text), file).toBe(text);
  }
});

test('one value that changed is one line that changed, in every file (B-610)', () => {
  for (const { kind, file, text } of files) {
    const value = read(kind, text);
    const paths = leaves(value.fields);
    const tried = paths.filter((_, index) => index % Math.ceil(paths.length / 12) === 0 || index === paths.length - 1);
    for (const path of tried) {
      const wanted = { ...value, fields: changedAt(value.fields, path) };
      const after = writeRecordText(kind, wanted, text);
      expect(read(kind, after), `${file} ${path.join('.')}`).toEqual(wanted);
      expect([newLines(text, after).length, lostLines(text, after).length], `${file} ${path.join('.')}`).toEqual([
        1, 1,
      ]);
    }
  }
});

test('an item that is added or taken out of a list leaves all others as they were', () => {
  for (const { kind, file, text } of files.filter(({ kind }) => kind === 'tours' || kind === 'faq')) {
    const value = read(kind, text) as { fields: Record<string, unknown[]> & unknown[]; text: null };
    const list = (kind === 'faq' ? value.fields : value.fields.itinerary) as unknown[];
    const withList = (items: unknown[]) => ({
      ...value,
      fields: kind === 'faq' ? items : { ...value.fields, itinerary: items },
    });
    const more = writeRecordText(kind, withList([...list, { ...(list[0] as object), day: 99, id: 'new' }]), text);
    expect(
      lostLines(text, more).filter((line) => line.trim() !== '}'),
      file,
    ).toEqual([]);
    expect(writeRecordText(kind, value, more), file).toBe(text);
    if (list.length === 1) continue;
    const fewer = writeRecordText(kind, withList(list.slice(1)), text);
    expect(
      newLines(text, fewer).filter((line) => line.trim() !== '{'),
      file,
    ).toEqual([]);
  }
});

test('where each item has a line of its own, a new one is one line', () => {
  const { text } = files.find(({ file }) => file === 'site/home.json') ?? expect.fail('there is no home page');
  const value = read('site', text) as { fields: { facts: object[] }; text: null };
  const facts = [...value.fields.facts, { figure: '9', unit: 'years', words: 'on these roads' }];
  const more = writeRecordText('site', { ...value, fields: { ...value.fields, facts } }, text);
  expect(newLines(text, more).at(-1)).toBe('    { "figure": "9", "unit": "years", "words": "on these roads" }');
  expect([newLines(text, more).length, lostLines(text, more).length]).toEqual([2, 1]);
  expect(writeRecordText('site', value, more)).toBe(text);
});

const schemaFirst = '{\n  "slug": "a",\n  "who": "Ada",\n  "odd": 1\n}\n';

describe('what a hand wrote', () => {
  test('a new field comes to the place its schema has it at, and one that is unknown to the end', () => {
    const value = read('reviews', schemaFirst);
    const fields = { ...(value.fields as object), words: 'Good.', more: true };
    expect(writeRecordText('reviews', { ...value, fields }, schemaFirst)).toBe(
      '{\n  "slug": "a",\n  "words": "Good.",\n  "who": "Ada",\n  "odd": 1,\n  "more": true\n}\n',
    );
  });

  test('lists on one line stay on one line, tabs stay tabs, and ends of lines stay what they are', () => {
    const text =
      '\uFEFF{\r\n\t"slug": "a",\r\n\t"months": [1, 2, 3],\r\n\t"at": { "lat": 1, "lng": 2 },\r\n\t"none": [],\r\n\t"size": 1.50\r\n}';
    const change = (change: object) => {
      const value = read('tours', text);
      return writeRecordText('tours', { ...value, fields: { ...(value.fields as object), ...change } }, text);
    };
    expect(change({ months: [1, 3] })).toBe(text.replace('[1, 2, 3]', '[1, 3]'));
    expect(change({ months: [1, 2, 3, 4] })).toBe(text.replace('[1, 2, 3]', '[1, 2, 3, 4]'));
    expect(change({ at: { lat: 1, lng: 2, high: [3, { a: 1 }] } })).toBe(
      text.replace('"lng": 2 }', '"lng": 2, "high": [3, { "a": 1 }] }'),
    );
    expect(change({ none: ['x'] })).toBe(text.replace('[]', '[\r\n\t\t"x"\r\n\t]'));
    expect(change({ slug: 'b' })).toBe(text.replace('"a"', '"b"'));
  });

  const matter = [
    '# Ours',
    'slug: a # the address',
    '',
    "title: 'It''s dawn'",
    'tags: ["a", "b"] # in short',
    'audience:',
    '- "You walk."',
    '# and also',
    '- "You swim."',
    'plate:',
    '  caption: "Dawn" # ours',
    '  alt: "A long line that no program may break, however many letters it has, for a line that is one is one line that changes"',
    '# The end',
  ];
  const markdown = `---\n${matter.join('\n')}\n---\nWords.\n`;

  test.each<[string, object, string, string]>([
    ['a word', { slug: 'b' }, 'slug: a #', 'slug: b #'],
    ['a text with another quote', { title: 'It’s dusk: late' }, "'It''s dawn'", "'It’s dusk: late'"],
    ['a list on one line', { tags: ['a', 'c', 'b'] }, '["a", "b"]', '["a", "c", "b"]'],
    ['an item', { audience: ['You walk.', 'You dive.'] }, '"You swim."', '"You dive."'],
    [
      'a new item',
      { audience: ['You walk.', 'You swim.', 'You: rest.'] },
      '"You swim."\n',
      '"You swim."\n- "You: rest."\n',
    ],
    [
      'a caption',
      {
        plate: {
          caption: 'Dusk',
          alt: 'A long line that no program may break, however many letters it has, for a line that is one is one line that changes',
        },
      },
      '"Dawn"',
      '"Dusk"',
    ],
    ['a field that is new', { theme: 'walking' }, "dawn'\n", "dawn'\ntheme: walking\n"],
  ])('%s in a front matter changes itself alone (B-610)', (_, change, was, is) => {
    const value = read('inspirations', markdown);
    const after = writeRecordText(
      'inspirations',
      { ...value, fields: { ...(value.fields as object), ...change } },
      markdown,
    );
    expect(after).toBe(markdown.replace(was, is));
  });

  test('a field that is taken out of a front matter takes its own comments along, and no other', () => {
    const text = markdown.replace('tags:', '# Words\ntags:').replace('audience:', '# Who\naudience:');
    const value = read('inspirations', text);
    const { tags: _, ...fields } = value.fields as Record<string, unknown>;
    expect(writeRecordText('inspirations', { ...value, fields }, text)).toBe(
      text.replace('# Words\ntags: ["a", "b"] # in short\n', ''),
    );
    const more = { ...value, fields: { ...(value.fields as object), excerpt: 'New' } };
    expect(writeRecordText('inspirations', more, text)).toBe(text.replace("dawn'\n", "dawn'\nexcerpt: New\n"));
  });

  test('anchors lose their layout, not their meaning', () => {
    const text = '---\nslug: &name a\ntitle: *name\ntags: [a]\n---\nWords.\n';
    const value = { fields: { slug: 'b', title: 'a', tags: ['a', '---'] }, text: 'Words.\n' };
    expect(read('blog', writeRecordText('blog', value, text))).toEqual(value);
  });

  test('a text below the front matter changes without it', () => {
    const value = read('inspirations', markdown);
    expect(writeRecordText('inspirations', { ...value, text: 'Other words.\n' }, markdown)).toBe(
      markdown.replace('Words.', 'Other words.'),
    );
  });
});

test('values that are none of ours are written so that they read back, or are told not to be readable', () => {
  const odd: unknown[] = [
    null,
    5,
    'text',
    [],
    {},
    [[1]],
    { ['__proto__']: 1 },
    { a: '\u2028\n---\n' },
    { '': { ' ': [] } },
  ];
  for (const fields of odd) {
    for (const kind of ['tours', 'blog'] as const) {
      const value = { fields, text: kind === 'blog' ? '\n---\nx' : null };
      for (const before of [undefined, kind === 'blog' ? '---\nslug: a\n---\n' : '{"slug": "a"}']) {
        expect(read(kind, writeRecordText(kind, value, before))).toEqual(value);
      }
    }
  }
  expect(readRecordText('tours', `${'['.repeat(5000)}${']'.repeat(5000)}`)).toBeUndefined();
  for (const text of ['', '{', 'slug: a', '---\nslug: a', '---\na: "\n---\n']) {
    expect([readRecordText('tours', text), readRecordText('blog', text)]).toEqual([undefined, undefined]);
  }
});
