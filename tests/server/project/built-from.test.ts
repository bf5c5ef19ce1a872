import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildId } from '#scripts/build-id.ts';
import { builtFrom, programFrom } from '#scripts/built-from.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { smallContent } from '#tests/support/small-content.ts';

/* What is built again when it changes, and what visitors' saved pages outlive. */

test.each([
  ['site/home.json', 'headline', false],
  ['site/pages.json', 'footer', true],
])('%s with another %s makes the site another one: %s (B-654)', (file, field, isBuiltIn) => {
  const files = smallContent();
  const folder = folderOf(files);
  vi.stubEnv('CONTENT_DIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const before = { id: buildId(), program: programFrom(), all: builtFrom() };
  writeFileSync(join(folder, file), JSON.stringify({ ...JSON.parse(String(files[file])), [field]: 'Another' }));
  expect(buildId() !== before.id).toBe(isBuiltIn);
  expect(programFrom() !== before.program).toBe(isBuiltIn);
  expect(builtFrom()).not.toBe(before.all);
});

test('no folder that the build’s settings name is kept out of the container', () => {
  const ignored = readFileSync('.containerignore', 'utf8').split('\n').filter(Boolean);
  const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { references: { path: string }[] };
  const named = references.map(({ path }) => path.replace('./', ''));
  expect(named.filter((path) => ignored.some((folder) => `${path}/`.startsWith(`${folder}/`)))).toEqual([]);
});
