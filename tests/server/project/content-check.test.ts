import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '#scripts/content/content-folder.ts';
import { reportOn } from '#scripts/content/content-report.ts';
import { watchContent } from '#scripts/content/watch-content.ts';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { compiled } from '#tests/support/compiled.ts';
import { folderOf, make } from '#tests/support/content/content-folder.ts';
import { runProgram } from '#tests/support/run-command.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/* What `npm run check:content` says, of which folder, and that it goes on saying it while somebody writes. */

test('an argument names the folder, else CONTENT_DIR does (B-461)', () => {
  expect(contentFolder().path).toBe(testedContent);
  const folder = folderOf();
  expect(contentFolder(folder).path).toBe(folder);
});

test('only the project’s own folder has to be as large as the demonstration promises, and not with DEMONSTRATION=0 (B-461)', () => {
  expect(contentFolder('content').isDemonstration).toBe(true);
  expect(contentFolder(folderOf()).isDemonstration).toBe(false);
  process.env.DEMONSTRATION = '0';
  onTestFinished(() => void delete process.env.DEMONSTRATION);
  expect(contentFolder('content').isDemonstration).toBe(false);
  const path = folderOf();
  expect(reportOn({ path, isDemonstration: false }, testClock).problems).toEqual([]);
  const { problems } = reportOn({ path, isDemonstration: true }, testClock);
  expect(problems).toContain('tours: the file: has 3 records; write 15 for the demonstration');
  expect(problems).toContain('faq: category: has 1 categories; write questions in 9 for the demonstration');
  expect(problems).toContain('blog/first-light.md: text: has 3 words; write 600 for the demonstration');
});

test('a record nobody has drawn is shown with its placeholder, and told in a line (B-465)', () => {
  const { problems, hints } = reportOn({ path: folderOf(), isDemonstration: false }, testClock);
  expect(problems).toEqual([]);
  expect(hints).toContain('without a picture: tours/marsh-day.json: a placeholder stands for it');
  const cover = { cover: 'photograph', photographs: [{ file: 'a.jpg', alt: 'Reeds at dawn', credit: 'Us' }] };
  const covered = reportOn(
    { path: folderOf(make(smallContent(), 'tours/marsh-day.json', cover)), isDemonstration: false },
    testClock,
  );
  expect(covered.hints?.filter((hint) => hint.startsWith('without a picture: tours/marsh-day'))).toEqual([]);
  expect(reportOn({ path: testedContent, isDemonstration: true }, testClock)).toMatchObject({
    problems: [],
    hints: [],
  });
});

test('while it watches, what comes and what goes is told, also of a file that is half written (B-462)', async () => {
  const folder = folderOf();
  const lines: string[] = [];
  const check = () => reportOn({ path: folder, isDemonstration: false }, testClock);
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  watchContent({ folder, check, print: (line) => lines.push(line), signal: ending.signal });
  expect(lines.at(-1)).toMatch(/^\d\d:\d\d:\d\d all right, \d+ records, \d+ things to do$/);
  const file = join(folder, 'tours/marsh-day.json');
  const tour = JSON.parse(readFileSync(file, 'utf8')) as TourFile;

  const told = async (line: RegExp) => {
    await expect.poll(() => lines.filter((one) => line.test(one)).length).toBe(1);
    await expect.poll(() => lines.at(-1)).toMatch(/^\d\d:\d\d:\d\d /);
    return lines.splice(0).filter((one) => !/^\d/.test(one));
  };
  lines.length = 0;
  writeFileSync(file, JSON.stringify({ ...tour, tier: 'luxery' }));
  expect(await told(/^\+ /)).toEqual(['+ tours/marsh-day.json: tier: is "luxery"; did you mean "luxury"?']);
  writeFileSync(file, JSON.stringify(tour).slice(0, 500));
  expect(await told(/^- /)).toEqual([
    expect.stringMatching(/^\+ tours\/marsh-day\.json: line 1, column \d+: is not JSON; /),
    '- tours/marsh-day.json: tier: is "luxery"; did you mean "luxury"?',
  ]);
  rmSync(file);
  await told(/^- tours\/marsh-day\.json: line 1/);
  writeFileSync(file, JSON.stringify(tour));
  await expect.poll(() => lines.at(-1)).toMatch(/all right/);
});

test('the command ends with 1 and the lines, and watching ends with Ctrl-C and no word of a failure (B-462)', async () => {
  const folder = folderOf();
  const command = await compiled('scripts/check-content.ts');
  const watching = spawn(process.execPath, [command, '--watch'], { env: testEnvironment({ CONTENT_DIR: folder }) });
  let said = '';
  for (const stream of [watching.stdout, watching.stderr]) stream.on('data', (part) => (said += String(part)));
  while (!/all right, \d+ records/.test(said)) await once(watching.stdout, 'data');
  const operator = join(folder, 'site/operator.json');
  const { countries, ...others } = JSON.parse(readFileSync(operator, 'utf8'));
  writeFileSync(operator, JSON.stringify({ ...others, countries: ['Zambia'] }));
  while (!said.includes('destinations/marsh.json: country: is "Kenya"; write one of Zambia'))
    await once(watching.stdout, 'data');
  writeFileSync(operator, JSON.stringify({ ...others, countries }));
  while (!/problems?\n(?:- .*\n)+.* all right/.test(said)) await once(watching.stdout, 'data');
  watching.kill('SIGINT');
  expect(await once(watching, 'close')).toEqual([0, null]);
  expect(said).not.toMatch(/error|\n\s+at /i);

  writeFileSync(join(folder, 'tours/marsh-day.json'), '{');
  const { code, out, err } = await runProgram([command], { CONTENT_DIR: folder });
  expect([code, out + err]).toEqual([
    1,
    'tours/marsh-day.json: line 1, column 2: is not JSON; the file ends too early\n',
  ]);
  const unknown = await runProgram([command, '--wach'], { CONTENT_DIR: folder });
  expect([unknown.code, unknown.out + unknown.err]).toEqual([
    2,
    "Unknown option '--wach'. There are: a folder, --watch.\n",
  ]);
});
