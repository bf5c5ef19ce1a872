import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { backEnd } from '#scripts/vite/vite-back-end.ts';
import { siteBrand } from '#scripts/vite/vite-site-brand.ts';
import { siteWords } from '#scripts/vite/vite-site-words.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** The development server over content that lies outside the project, without the site's own plugins. */
async function develop() {
  const content = folderOf();
  const root = temporaryFolder();
  const settings = {
    NODE_ENV: 'development',
    DESK: '0',
    CONTENT_DIR: content,
    DATA_DIR: join(root, 'data'),
    LOG_LEVEL: 'error',
    // A busy machine is not what is looked at.
    BUSY_AFTER_MS: '0',
  };
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, 'vite'),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [siteBrand(settings), tailwindcss(), siteWords(settings), backEnd(settings)],
  });
  const server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await vite.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    /** Changes fields of a JSON file of the content. */
    change(path: string, fields: object) {
      const file = join(content, path);
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }));
    },
    paint(accent: string) {
      const folder = join(content, 'site/brand');
      mkdirSync(folder, { recursive: true });
      const [light, dark] = [accent, '#ff9f6b'].map((colour) => ({ accent: colour }));
      writeFileSync(join(folder, 'palette.json'), JSON.stringify({ light, dark }));
    },
    sheet: async () => (await vite.transformRequest('/src/styles/site.css'))?.code,
    nameOfTour: async () => {
      const response = await fetch(`http://127.0.0.1:${port}/api/tour/marsh-day`);
      return ((await response.json()) as { name: string }).name;
    },
    wordsOfOperator: async () => (await vite.transformRequest('/src/platform/words/operator-words.ts'))?.code,
  };
}

test('in development a change of the content is seen at once, also where it lies outside the project (B-414)', async () => {
  const { change, nameOfTour, wordsOfOperator } = await develop();
  expect(await nameOfTour()).toBe('Marsh day');
  expect(await wordsOfOperator()).toContain('Umbrella Thorn Safaris');
  change('tours/marsh-day.json', { name: 'Marsh at noon' });
  await expect.poll(nameOfTour).toBe('Marsh at noon');
  change('site/operator.json', { name: 'Acacia Tours' });
  await expect.poll(wordsOfOperator).toContain('Acacia Tours');
});

test('in development other colours are seen at once (B-414)', async () => {
  const { paint, sheet } = await develop();
  expect(await sheet()).not.toContain('#7d1d3f');
  for (const accent of ['#7d1d3f', '#0b4f6c']) {
    paint(accent);
    await expect.poll(sheet, { timeout: 20_000 }).toContain(`--accent: ${accent}`);
  }
});
