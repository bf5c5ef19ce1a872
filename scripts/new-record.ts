import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '#scripts/content/content-folder.ts';
import { writeNewRecord } from '#scripts/content/new-record.ts';
import { systemClock } from '#server/clock.ts';
import { toFillIn } from '#server/content/catalogue/records/unfinished.ts';
import { newKinds } from '#server/content/catalogue/templates/new-files.ts';
import { NewRecordError } from '#server/content/catalogue/templates/record-template.ts';
import { ContentError } from '#server/content-error.ts';
import { EnvError } from '#server/settings/read-settings.ts';

/*
 * `npm run new -- tour "Name"`: begins a record in the folder of CONTENT_DIR, or the project's own. What is still to be written is
 * marked; until it is, the site does not show the record.
 */

const help = `npm run new -- <kind> "<name>"
Kinds: ${Object.keys(newKinds).join(', ')}.
Writes a file in the content folder (CONTENT_DIR, or the project's own). Every text that is still to be written begins with
${toFillIn}; npm run check:content lists them. The site shows the record once none is left.`;

try {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  const [kind, ...words] = positionals;
  if (values.help === true || kind === undefined) console.log(help);
  else begin(kind, words.join(' '));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

function begin(kind: string, name: string): void {
  const { path, site } = contentFolder();
  if (!existsSync(path))
    throw new NewRecordError(`${path}: there is no such folder; CONTENT_DIR names that of your content.`);
  const file = writeNewRecord({ folder: path, kind, name, clock: systemClock, site });
  console.log(`${relative('.', join(path, file))} is begun: write what is marked ${toFillIn}, and the site shows it.`);
  console.log('npm run check:content lists what is left, and says what does not fit yet.');
}

function reasonOf(error: unknown): string {
  if (error instanceof NewRecordError || error instanceof EnvError) return error.message;
  if (error instanceof ContentError) return `${error.message}\nMend what is there first.`;
  if (error instanceof TypeError) return `${error.message.split('. ')[0]}. There are: a kind, a name, --help.`;
  throw error;
}
