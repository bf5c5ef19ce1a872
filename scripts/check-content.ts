import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentFolder } from '#scripts/content/content-folder.ts';
import { type ContentReport, reportOn } from '#scripts/content/content-report.ts';
import { watchContent } from '#scripts/content/watch-content.ts';
import { systemClock } from '#server/clock.ts';
import { EnvError } from '#server/settings/read-settings.ts';

/*
 * Checks the catalogue as the start of the server does, that its texts name amounts of today, and that
 * every photograph is named and there: `npm run check:content`, with
 * `-- --watch` again whenever a file changes. The folder is that of CONTENT_DIR, or the one named as an argument. The project's
 * own has to be as large as the demonstration promises, unless DEMONSTRATION is 0. Prints a line a problem and ends with 1, or
 * the counts and what is still to be done.
 */

const asked = readArguments();
const folder = askedFolder();
/** In a process of its own: what a program reads by, such as the operator's countries, stays as it was when it began. */
function checkAfresh(): ContentReport {
  const again = [...process.execArgv, process.argv[1] ?? '', folder.path, '--json'];
  const { stdout, signal } = spawnSync(process.execPath, again, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  // Ctrl-C ends both.
  if (signal !== null) process.exit(0);
  return JSON.parse(stdout);
}

if (asked.watch) {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ending.abort());
  watchContent({ folder: folder.path, check: checkAfresh, print: console.log, signal: ending.signal });
} else if (asked.json) {
  console.log(JSON.stringify(reportOn(folder, systemClock)));
} else {
  const { problems, hints = [], counts = {} } = reportOn(folder, systemClock);
  for (const line of problems) console.error(line);
  if (problems.length === 0) for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count}`);
  for (const line of hints) console.log(line);
  if (problems.length > 0) process.exitCode = 1;
}

function readArguments(): { watch: boolean; json: boolean; named: string | undefined } {
  try {
    const options = { watch: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error('One folder can be checked at a time');
    return { watch: values.watch === true, json: values.json === true, named: positionals[0] };
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    return stopBecause(`${reason}. There are: a folder, --watch.`);
  }
}

function askedFolder() {
  try {
    const found = contentFolder(asked.named);
    return existsSync(found.path)
      ? found
      : stopBecause(`${found.path}: there is no such folder; name that of your content`);
  } catch (error) {
    if (error instanceof EnvError) return stopBecause(error.message);
    throw error;
  }
}

function stopBecause(reason: string): never {
  console.error(reason);
  process.exit(2);
}
