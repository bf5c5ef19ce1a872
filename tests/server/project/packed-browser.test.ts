import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { packedBrowser } from '#scripts/testing/packed-browser.ts';

test.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'the packed browser brings the libraries and the font that a bare machine lacks, and runs with them',
  () => {
    const { executablePath, env } = packedBrowser();
    const folder = dirname(executablePath);
    const libraries = join(folder, 'al2023', 'lib');
    expect(readdirSync(libraries)).toEqual(
      expect.arrayContaining(['libnspr4.so', 'libnss3.so', 'libnssutil3.so', 'libexpat.so.1']),
    );
    expect(env.XDG_DATA_HOME).toBe(folder);
    const fonts = readdirSync(join(folder, 'fonts'), { recursive: true, encoding: 'utf8' });
    expect(fonts.some((file) => file.endsWith('.ttf'))).toBe(true);
    const said = execFileSync(executablePath, ['--version'], { env: { LD_LIBRARY_PATH: libraries } });
    expect(said.toString()).toMatch(/^Chromium \d+\./);
  },
);
