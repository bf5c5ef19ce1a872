import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeHostFiles } from '#scripts/static-host/write-host-files.ts';
import { readEnv } from '#server/env.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { folderOf, make } from '#tests/support/content/content-folder.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const settings = () => ({
  VITE_SITE_URL: 'https://acacia.example',
  CONTENT_DIR: folderOf(make(smallContent(), 'site/operator.json', { email: 'office@acacia.example' })),
});

const page = '<!doctype html><title>Safaris</title>';
const siteFolder = () => temporaryFolder({ 'index.html': page, '_shell.html': page, 'assets/x.js': '' });

test('whoever finds a vulnerability learns where to write, for half a year from today', async () => {
  const { operator } = readEnv(settings()).enquiries;
  for (const site of [{}, { siteFolder: siteFolder() }]) {
    const app = await openTestApp({ settings: { operator }, ...site });
    const response = await app.request('/.well-known/security.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    expect(await response.text()).toBe(
      [
        'Contact: mailto:office@acacia.example',
        'Expires: 2027-05-19T00:00:00Z',
        'Preferred-Languages: en',
        'Canonical: https://acacia.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  }
});

test('a static host has it as a file, which our own server does not serve in its place', async () => {
  const folder = siteFolder();
  writeHostFiles(folder, settings());
  const text = readFileSync(join(folder, '.well-known/security.txt'), 'utf8');
  expect(text).toContain('Contact: mailto:office@acacia.example\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(181);
  const app = await openTestApp({ siteFolder: folder });
  expect(await (await app.request('/.well-known/security.txt')).text()).toContain('Expires: 2027-05-19T00:00:00Z');
});
