import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportOn } from '#scripts/content/content-report.ts';
import { writeNewRecord } from '#scripts/content/new-record.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { toFillIn } from '#server/content/catalogue/records/unfinished.ts';
import { newKinds } from '#server/content/catalogue/templates/new-files.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { compiled } from '#tests/support/compiled.ts';
import { folderOf, make } from '#tests/support/content/content-folder.ts';
import { runProgram } from '#tests/support/run-command.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/* A record that is begun with `npm run new` passes the check at once, and is shown once nothing in it is still to be written. */

/** The address of the API that answers a record, by what the operator calls its kind. */
const addresses: Record<string, string> = {
  tour: '/api/tour/',
  'group-tour': '/api/group-tour/',
  destination: '/api/destination/',
  place: '/api/place/',
  accommodation: '/api/accommodation/',
  activity: '/api/activity/',
  post: '/api/blog/',
  inspiration: '/api/inspiration/',
  faq: '/api/faq',
};

/** Where the catalogue has what is of a kind without an address of its own. */
const lists = { fee: 'fees', cost: 'otherCosts', person: 'people', review: 'reviews' } as const;

function begin(folder: string, kind: string | undefined, name: string): string {
  return writeNewRecord({ folder, kind, name, clock: testClock });
}

/** What the API answers to an address, from the content as it is in the folder now. */
async function answer(folder: string, address: string): Promise<{ status: number; text: string }> {
  const app = await openTestApp({ catalogue: loadCatalogue(folder, { clock: testClock }) });
  const response = await app.request(address);
  return { status: response.status, text: await response.text() };
}

test('there is a kind for every record that a page is made of', () => {
  expect(Object.keys(newKinds)).toEqual([...Object.keys(addresses), ...Object.keys(lists)]);
});

test.each(Object.keys(addresses))(
  'a new %s passes the check, is shown nowhere, and is served once it is filled in (B-463)',
  async (kind) => {
    const folder = folderOf();
    const name = 'Lake Bogoria, at dawn';
    const file = begin(folder, kind, name);
    expect(file).toMatch(/\/lake-bogoria-at-dawn\.(json|md)$/);
    const begun = reportOn({ path: folder, isDemonstration: false }, testClock);
    expect(begun.problems).toEqual([]);
    const gaps = begun.hints?.filter((hint) => hint.startsWith('to be filled in: ')) ?? [];
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap).toMatch(/^to be filled in: [\w/.-]+: [\w.]+$/);
    expect(new Set(gaps.map((gap) => gap.split(': ')[1]))).toEqual(new Set([file]));

    const address = kind === 'faq' ? '/api/faq' : `${addresses[kind]}lake-bogoria-at-dawn`;
    const before = await answer(folder, address);
    expect(before.text).not.toContain(toFillIn);
    expect(kind === 'faq' ? before.text.includes(name) : before.status === 200).toBe(false);

    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(toFillIn, 'This is written'));
    expect(reportOn({ path: folder, isDemonstration: false }, testClock).problems).toEqual([]);
    const after = await answer(folder, address);
    expect(after.status).toBe(200);
    expect(after.text).toContain(name);
  },
);

test.each(Object.entries(lists))(
  'a new %s passes the check, is shown nowhere, and is shown once it is filled in (B-463)',
  (kind, list) => {
    const folder = folderOf();
    const path = join(folder, begin(folder, kind, 'Lake Bogoria'));
    const shown = () => JSON.stringify(loadCatalogue(folder, { clock: testClock })[list]);
    const { problems, hints = [] } = reportOn({ path: folder, isDemonstration: false }, testClock);
    expect([problems, shown().includes('lake-bogoria')]).toEqual([[], false]);
    expect(hints.some((hint) => hint.startsWith('to be filled in: ') && hint.includes('/lake-bogoria.json'))).toBe(
      true,
    );
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(toFillIn, 'This is written'));
    expect(shown()).toContain('lake-bogoria');
  },
);

test('no list, no search and no count knows an unfinished record (B-464)', async () => {
  const folder = folderOf();
  begin(folder, 'tour', 'Marsh at night');
  const { text } = await answer(folder, '/api/tours');
  expect(text).toContain('marsh-day');
  expect(text).not.toContain('marsh-at-night');
  const { text: found } = await answer(folder, '/api/search-documents');
  expect(found).not.toContain('marsh-at-night');
});

test('what is shown names nothing unfinished: the check says which, and what to do (B-464)', () => {
  const folder = folderOf();
  begin(folder, 'tour', 'Marsh at night');
  const tour = join(folder, 'tours/marsh-day.json');
  writeFileSync(tour, JSON.stringify({ ...JSON.parse(readFileSync(tour, 'utf8')), relatedIds: ['marsh-at-night'] }));
  const post = join(folder, 'blog/first-light.md');
  writeFileSync(post, `${readFileSync(post, 'utf8')}\n[a](/tour/marsh-at-night)\n`);
  const why = 'which is unfinished and not shown yet; fill it in, or name another';
  expect(reportOn({ path: folder, isDemonstration: false }, testClock).problems).toEqual([
    `tours/marsh-day.json: relatedIds.0: names marsh-at-night, ${why}`,
    `blog/first-light.md: text: links to /tour/marsh-at-night, ${why}`,
  ]);
});

test('a page every site has is never left out: what it lacks is a problem', () => {
  const files = make(smallContent(), 'legal/privacy-policy.md', (text) =>
    String(text).replace(/summary: .*/, `summary: ${toFillIn}`),
  );
  expect(reportOn({ path: folderOf(files), isDemonstration: false }, testClock).problems).toEqual([
    'legal/privacy-policy.md: summary: is still to be filled in; write it, for every site has this page',
  ]);
});

test.each([
  ['a name of a property', 'toString', 'Name', /^There is no kind "toString"\. There are: tour, /],
  ['no name', 'tour', ' ', 'It has no name: npm run new -- tour "Name".'],
  ['a name without a letter', 'tour', '!?', '"!?" has no letter or digit for an address; choose another name.'],
  [
    'a name that is too long',
    'tour',
    'a'.repeat(81),
    'The name is too long: its address may have 80 characters, and has 81.',
  ],
  ['a name that is taken', 'tour', 'Marsh Day', 'tours/marsh-day.json is there already; choose another name.'],
  [
    'a question that is asked',
    'faq',
    'What to bring?',
    'There is a question what-to-bring already; ask it in other words.',
  ],
])('%s is refused in one line, and nothing is written (B-463)', (_, kind, name, line) => {
  const folder = folderOf();
  const before = readdirSync(folder, { recursive: true }).length;
  let said = '';
  try {
    begin(folder, kind, name);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said).toMatch(line);
  expect(said).not.toContain('\n');
  expect(readdirSync(folder, { recursive: true })).toHaveLength(before);
});

test('a tour needs a destination first, and the refusal says how to make one', () => {
  const emptied = Object.fromEntries(
    Object.entries(smallContent()).map(([path, file]) =>
      /^(?:site|legal)\//.test(path) ? [path, file] : [`${path.split('/')[0]}/.keep`, ''],
    ),
  );
  const folder = folderOf(emptied);
  expect(() => begin(folder, 'tour', 'Marsh')).toThrow(
    'there is none yet: npm run new -- destination "Name" makes one.',
  );
  expect(begin(folder, 'destination', 'Marsh')).toBe('destinations/marsh.json');
  expect(begin(folder, 'tour', 'Marsh')).toBe('tours/marsh.json');
  expect(reportOn({ path: folder, isDemonstration: false }, testClock).problems).toEqual([]);
});

test('the command writes into the folder of CONTENT_DIR, explains itself, and ends with one line where it cannot', async () => {
  const folder = folderOf();
  const program = await compiled('scripts/new-record.ts');
  const command = async (...words: string[]) => {
    const { code, out, err } = await runProgram([program, ...words], { CONTENT_DIR: folder });
    return { code, said: out + err };
  };
  const [begun, unknown, nameless, help] = await Promise.all([
    command('place', 'Old Fort'),
    command('hotel', 'Old Fort'),
    command('tour', ''),
    command('--help'),
  ]);
  expect(begun.said).toContain(`places/old-fort.json is begun: write what is marked ${toFillIn}`);
  expect(existsSync(join(folder, 'places/old-fort.json'))).toBe(true);
  expect(unknown).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no kind "hotel"\. There are: tour, .+\.\n$/),
  });
  expect(nameless).toEqual({ code: 1, said: 'It has no name: npm run new -- tour "Name".\n' });
  expect(help).toEqual({ code: 0, said: expect.stringContaining('Kinds: tour, group-tour, destination, ') });
});
