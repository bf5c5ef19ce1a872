import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeHostFiles } from '#scripts/static-host/write-host-files.ts';
import { readEnv } from '#server/env.ts';
import { createTestApp, smallCatalogue } from '#tests/support/test-app.ts';

const settings = { VITE_SITE_URL: 'https://acacia.example', VITE_SITE_EMAIL: 'office@acacia.example' };

function siteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Safaris</title>');
  writeFileSync(join(folder, '_shell.html'), '<!doctype html><title>Safaris</title>');
  return folder;
}

test('whoever finds a vulnerability learns where to write, for half a year from today', async () => {
  const { operator } = readEnv(settings).enquiries;
  for (const site of [{}, { siteFolder: siteFolder() }]) {
    const app = await createTestApp({ catalogue: smallCatalogue(), settings: { operator }, ...site });
    onTestFinished(() => app.close());
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
  mkdirSync(join(folder, 'assets'));
  writeHostFiles(folder, settings);
  const text = readFileSync(join(folder, '.well-known/security.txt'), 'utf8');
  expect(text).toContain('Contact: mailto:office@acacia.example\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(181);
  const app = await createTestApp({ catalogue: smallCatalogue(), siteFolder: folder });
  onTestFinished(() => app.close());
  expect(await (await app.request('/.well-known/security.txt')).text()).toContain('Expires: 2027-05-19T00:00:00Z');
});
