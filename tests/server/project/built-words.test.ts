import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { searchForDemonstration } from '#tests/support/demonstration-words.ts';
import { runProgram } from '#tests/support/run-command.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** A whole build, on a machine that does other things as well. */
const patient = 20 * 60_000;

const text = /\.(html|js|mjs|css|json|txt|xml|svg|webmanifest)$|_headers$|_redirects$/;

test(
  'a site built for another operator, without a demonstration, has no word of it in any of its files (B-430, B-431, B-436, B-440)',
  async () => {
    const content = temporaryFolder();
    // The build empties it, and it lies below the project's folder.
    const siteFolder = join('test-results', 'another-operator');
    onTestFinished(() => {
      for (const folder of [siteFolder, `${siteFolder}-server`]) rmSync(folder, { recursive: true, force: true });
    });
    cpSync(testedContent, content, { recursive: true });
    rmSync(join(content, 'site'), { recursive: true });
    cpSync('tests/support/another-operator/site', join(content, 'site'), { recursive: true });

    const settings = { CONTENT_DIR: content, DEMONSTRATION: '0', SITE_FOLDER: siteFolder };
    const { code, out, err } = await runProgram(['--import', 'tsx', 'scripts/build.ts', '--quick'], settings);
    expect(code === 0 ? '' : out + err).toBe('');

    const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file));
    const { operator } = readSite(content, { isDemonstration: false });
    const { left } = searchForDemonstration(operator);
    const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
    expect(files.flatMap((file) => left(file, read(file)))).toEqual([]);

    // An address that is younger than the build gets an empty page, which the script fills.
    const pages = files.filter((file) => file.endsWith('.html') && !/_shell\.html$|\/404\.html$/.test(file));
    expect(pages.filter((file) => !read(file).includes('Baobab &amp; Tide Journeys'))).toEqual([]);
    expect(read('_shell.html')).toContain('mailto:desk@baobab-and-tide.example');
    expect(JSON.parse(read('site.webmanifest'))).toMatchObject({
      name: 'Baobab & Tide Journeys',
      short_name: 'Baobab & Tide',
    });
    // The look is the operator's as well.
    expect(pages.filter((file) => !/--paper: ?#f7fafb/.test(read(file)))).toEqual([]);
    expect(read('index.html')).toContain('content="#0b1a20" media="(prefers-color-scheme: dark)"');
    expect(read('logo.svg')).toBe(readFileSync(join(content, 'site/brand/logo.svg'), 'utf8'));
    expect(read('site.webmanifest')).not.toContain('app-screens');
    const drawn = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?:social|app-screens|icons)\/.+\.\w+$|^favicon|^logo/.test(file),
    );
    const isLeft = (file: string) =>
      existsSync(join(siteFolder, file)) &&
      readFileSync(join(siteFolder, file)).equals(readFileSync(join('public', file)));
    expect(drawn.filter(isLeft)).toEqual([]);
    expect(read('llms.txt')).toMatch(/^# Baobab & Tide Journeys\n\n> Journeys in Kenya from Mombasa\.\n/);
  },
  patient,
);
