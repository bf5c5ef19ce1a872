import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '#scripts/boundaries/sources.ts';
import { operatorCommands } from '#scripts/compile-server.ts';
import { compiledServer } from '#scripts/testing/compiled-server.ts';
import { runProgram } from '#tests/support/run-command.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* What production installs and starts is what the build compiles. */

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

test('package, unit and image start the one file the build compiles', () => {
  const file = 'dist-server/main.js';
  expect(scripts.serve).toBe(`node ${file}`);
  expect(readFileSync('deploy/umbrella-thorn.service', 'utf8')).toContain(`ExecStart=/usr/bin/node ${file}\n`);
  expect(readFileSync('Containerfile', 'utf8')).toContain(`CMD ["node", "${file}"]`);
});

test('the packages production installs are what the compiled files ask for, and no others', async () => {
  const folder = dirname(await compiledServer());
  const asked = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => importsOf({ path: file, text: readFileSync(join(folder, file), 'utf8') }))
    .map(({ wanted }) => wanted)
    .filter((wanted) => !wanted.startsWith('.') && !isBuiltin(wanted))
    // `libsql/promise` is a file of a package.
    .map((wanted) => wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/'));
  // Its countries are read as a file.
  expect(new Set([...asked, 'world-atlas'])).toEqual(new Set(Object.keys(dependencies)));
});

test('every command of the operator is compiled beside the server, and the package starts it from there', async () => {
  const folder = dirname(await compiledServer());
  const data = temporaryFolder();
  for (const name of operatorCommands) {
    expect(Object.values(scripts)).toContain(`node dist-server/${name}.js`);
    const { code, err } = await runProgram([join(folder, `${name}.js`), '--nonsense'], { DATA_DIR: data });
    expect([code, err], name).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  }
});
