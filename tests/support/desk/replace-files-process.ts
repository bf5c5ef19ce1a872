import { hashOf, readRecordFile } from '#server/content/editing/record-file.ts';
import { replaceFiles } from '#server/content/editing/replace-files.ts';

/*
 * `<folder> <path>`: gives the file one long text and the other in turn until it is killed. `<folder> <path> once` gives it a
 * text once, and says how that went.
 */

const [folder = '', path = '', once] = process.argv.slice(2);

async function give(text: string) {
  const found = await readRecordFile(folder, path);
  const beforeHash = hashOf(found !== undefined && 'text' in found ? found.text : undefined);
  return replaceFiles(folder, [{ path, beforeHash, text }]);
}

if (once === undefined) {
  process.stdout.write('begun\n');
  for (let letter = 'a'; ; letter = letter === 'a' ? 'b' : 'a') await give(letter.repeat(300_000));
}
process.stdout.write(JSON.stringify((await give('new')) ?? null));
