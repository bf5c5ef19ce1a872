import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf, largestFile, readRecordFile } from '#server/content/editing/record-file.ts';
import { type Replacement, replaceFiles } from '#server/content/editing/replace-files.ts';
import { compiled } from '#tests/support/compiled.ts';
import { killInTheMiddle } from '#tests/support/load/kill-in-the-middle.ts';
import { smallDisks } from '#tests/support/store/small-disk.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* What is written to the content is there whole or not at all, whatever stops the writing. */

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  fill(folder, files);
  return folder;
}

function fill(folder: string, files: Record<string, string>): void {
  mkdirSync(join(folder, 'tours'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'tours', name), text);
}

function textOf(folder: string, name: string): string {
  return readFileSync(join(folder, 'tours', name), 'utf8');
}

/** Of a file that held `before`, or was not there. */
function replacement(name: string, before: string | undefined, text: string | undefined): Replacement {
  return { path: `tours/${name}`, beforeHash: hashOf(before), text };
}

test('several files are replaced, made and taken away together, with the permissions they had', async () => {
  const folder = folderWith({ 'a.json': 'old a', 'b.json': 'old b' });
  chmodSync(join(folder, 'tours/a.json'), 0o640);
  const replaced = await replaceFiles(folder, [
    replacement('a.json', 'old a', 'new a'),
    replacement('b.json', 'old b', undefined),
    replacement('c.json', undefined, 'new c'),
  ]);
  expect(replaced).toBeUndefined();
  expect([readdirSync(join(folder, 'tours')), textOf(folder, 'a.json'), textOf(folder, 'c.json')]).toEqual([
    ['a.json', 'c.json'],
    'new a',
    'new c',
  ]);
  expect(statSync(join(folder, 'tours/a.json')).mode & 0o777).toBe(0o640);
});

test('where one of them is another than it was, none is replaced; one that is as wanted already stays', async () => {
  const folder = folderWith({ 'a.json': 'old a', 'b.json': 'changed' });
  const together = [replacement('a.json', 'old a', 'new a'), replacement('b.json', 'old b', 'new b')];
  const refused = { refused: 'changed', message: 'tours/b.json was changed meanwhile.' };
  expect(await replaceFiles(folder, together)).toEqual(refused);
  expect([textOf(folder, 'a.json'), textOf(folder, 'b.json')]).toEqual(['old a', 'changed']);
  fill(folder, { 'b.json': 'new b' });
  expect(await replaceFiles(folder, together)).toBeUndefined();
  expect([textOf(folder, 'a.json'), textOf(folder, 'b.json')]).toEqual(['new a', 'new b']);
  expect(await replaceFiles(folder, [replacement('a.json', undefined, 'x')])).toMatchObject({ refused: 'changed' });
  expect(readdirSync(join(folder, 'tours'))).toEqual(['a.json', 'b.json']);
});

test('a file killed in the middle of writing is the old one or the new one, a hundred times, and nothing is left over', async () => {
  const program = await compiled('tests/support/desk/replace-files-process.ts');
  const kills = 100;
  const folder = folderWith({});
  let killed = 0;
  let leftOver = 0;
  const seen = new Set<string>();
  // As long as a text takes here to be written: a slow disk is killed later.
  let longest = 25;
  const killOver = async (name: string) => {
    fill(folder, { [name]: 'a'.repeat(300_000) });
    while (killed < kills) {
      killed += 1;
      await killInTheMiddle([program, folder, `tours/${name}`], longest);
      const text = textOf(folder, name);
      seen.add(text.slice(0, 1));
      if (seen.size < 2) longest += 5;
      expect(text === 'a'.repeat(300_000) || text === 'b'.repeat(300_000)).toBe(true);
      leftOver += readdirSync(join(folder, 'tours')).filter((one) => one.startsWith(`.${name}`)).length;
    }
  };
  await Promise.all(['one.json', 'two.json', 'three.json'].map(killOver));
  // Otherwise nothing was killed in the middle of anything.
  expect([...seen].sort()).toEqual(['a', 'b']);
  expect(leftOver).toBeGreaterThan(0);
  expect(await replaceFiles(folder, [replacement('new.json', undefined, 'new')])).toBeUndefined();
  expect(readdirSync(join(folder, 'tours')).sort()).toEqual(['new.json', 'one.json', 'three.json', 'two.json']);
});

test('links, folders in the place of files, texts that are none and such as are too large are told in a sentence', async () => {
  const folder = folderWith({ 'a.json': 'a' });
  const tours = join(folder, 'tours');
  symlinkSync('a.json', join(tours, 'link.json'));
  mkdirSync(join(tours, 'folder.json'));
  writeFileSync(join(tours, 'bytes.json'), Buffer.from([0xff, 0xfe, 0x41]));
  writeFileSync(join(tours, 'nul.json'), 'a\0b');
  writeFileSync(join(tours, 'large.json'), 'a'.repeat(largestFile + 1));
  const said = async (name: string) => (await replaceFiles(folder, [replacement(name, 'x', 'y')]))?.message;
  expect(await said('link.json')).toBe('tours/link.json is a link to another file, which is not changed here.');
  expect(await said('folder.json')).toBe('tours/folder.json is no file; take away what stands in its place.');
  expect(await said('bytes.json')).toBe('tours/bytes.json is no text in UTF-8.');
  expect(await said('nul.json')).toBe('tours/nul.json is no text.');
  expect(await said('large.json')).toBe('tours/large.json is larger than 400 kB.');
  expect([lstatSync(join(tours, 'link.json')).isSymbolicLink(), textOf(folder, 'a.json')]).toEqual([true, 'a']);
  expect(await readRecordFile(folder, 'tours/none.json')).toBeUndefined();
});

const [disk] = smallDisks;

test.skipIf(disk?.present !== true)(
  `a full disk leaves every file as it was and says so, on ${disk?.title}`,
  async () => {
    const small = disk?.open();
    if (small === undefined) throw new Error('no disk');
    onTestFinished(() => small.remove());
    fill(small.folder, { 'a.json': 'old a', 'b.json': 'old b' });
    small.fill(process.pid);
    const together = [replacement('a.json', 'old a', 'new'), replacement('b.json', 'old b', 'b'.repeat(200_000))];
    expect(await replaceFiles(small.folder, together)).toEqual({
      refused: 'unwritable',
      message: expect.stringMatching(/^tours\/[ab]\.json could not be written: the disk is full\.$/),
    });
    expect(readdirSync(join(small.folder, 'tours'))).toEqual(['a.json', 'b.json']);
    expect([textOf(small.folder, 'a.json'), textOf(small.folder, 'b.json')]).toEqual(['old a', 'old b']);
    small.clear(process.pid);
    expect(await replaceFiles(small.folder, together)).toBeUndefined();
  },
);

test('a folder or a file that may only be read says so and stays as it is (B-611)', async () => {
  // Where somebody else may read it, too.
  const folderOfAll = temporaryFolder();
  chmodSync(folderOfAll, 0o755);
  const program = join(folderOfAll, 'program.mjs');
  copyFileSync(await compiled('tests/support/desk/replace-files-process.ts'), program);
  chmodSync(program, 0o644);
  // Nobody may forbid root anything.
  const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const folder = folderWith({ 'a.json': 'old' });
  const said = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder, 'tours/a.json', 'once'], asNobody);
    return JSON.parse(stdout);
  };
  const refusal = {
    refused: 'unwritable',
    message: 'tours/a.json could not be written: the server may not write there.',
  };
  chmodSync(join(folder, 'tours/a.json'), 0o666);
  chmodSync(join(folder, 'tours'), 0o555);
  expect(await said()).toEqual(refusal);
  chmodSync(join(folder, 'tours'), 0o777);
  chmodSync(join(folder, 'tours/a.json'), 0o444);
  expect(await said()).toEqual(refusal);
  expect([readdirSync(join(folder, 'tours')), textOf(folder, 'a.json')]).toEqual([['a.json'], 'old']);
  chmodSync(join(folder, 'tours/a.json'), 0o666);
  expect([await said(), textOf(folder, 'a.json')]).toEqual([null, 'new']);
});
