import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { socialCardOf } from '#contract/social-card.ts';
import { writeRecordCards } from '#scripts/prerender/record-cards.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { putPhotographs } from '#server/photos/put-photographs.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { structuredData } from '#src/prerender/structured-data/structured-data.ts';
import { gate, madeOf, sharedCache, writePhotographed } from '#tests/support/photos/photographed-content.ts';
import { apiOver, everyAddress, loadPage } from '#tests/support/site/load-page.ts';
import { photographRule } from '#tests/support/site/structured-data-rules.ts';
import { createTestApp, smallCatalogue, testClock } from '#tests/support/test-app.ts';

/* Where a photograph is a record's cover, machines are told of it and of who took it. */

const site = 'http://localhost:4173';
const cacheFolder = sharedCache();

async function openPhotographed() {
  const content = await writePhotographed();
  const photographs = await madeOf(content, cacheFolder);
  const catalogue = loadCatalogue(content.folder, { clock: testClock, photographs });
  const backEnd = await createTestApp({ catalogue });
  onTestFinished(() => backEnd.close());
  return { backEnd, catalogue, photographs };
}

const photographed = [
  '/tour/marsh-day',
  '/group-tour/marsh-together',
  '/destinations/marsh',
  '/place/hide',
  '/accommodation/reed-camp',
  '/activity/canoe',
  '/blog/first-light',
  '/inspiration/slow-travel',
];

/** What a page says: the images of its subject, and what a link to it unfolds into. */
async function saidBy(backEnd: Parameters<typeof loadPage>[0], address: string) {
  const { queryClient, said } = await loadPage(backEnd, address);
  const [thing] = structuredData(address, queryClient);
  const links = ['og', 'twitter'].map((reader) => [said(`${reader}:image`), said(`${reader}:image:alt`)]);
  return { images: thing?.image as unknown[], links };
}

test.each(photographed)(
  '%s tells machines and shared links of its photograph, and who took it (B-411)',
  async (address) => {
    const { backEnd } = await openPhotographed();
    const { images, links } = await saidBy(backEnd, address);
    const card = site + socialCardOf(address);
    expect(images).toEqual([card, expect.anything()]);
    expect(photographRule.parse(images[1])).toMatchObject({
      contentUrl: expect.stringMatching(/^http:\/\/localhost:4173\/photos\/[0-9a-f]{24}-1600\.avif$/),
      width: 1600,
      height: 400,
      creditText: gate.credit,
      caption: gate.caption,
    });
    expect(links).toEqual([
      [card, gate.alt],
      [card, gate.alt],
    ]);
  },
);

test('a record that keeps its plate is told as before (B-411)', async () => {
  const { backEnd } = await openPhotographed();
  const address = '/tour/marsh-week';
  const { images, links } = await saidBy(backEnd, address);
  expect(images).toEqual([site + socialCardOf(address), `${site}/placeholders/tour.svg`]);
  expect(links.map(([, alt]) => alt)).toEqual(Array(2).fill(expect.stringMatching(/^Illustrated card: /)));
});

test('the feed shows the photographs of articles, and who took them (B-413)', async () => {
  const { backEnd, catalogue } = await openPhotographed();
  const { texts } = await siteDocuments(apiOver(backEnd), site);
  const feed = new DOMParser().parseFromString(texts.get('/blog/rss.xml') ?? '', 'application/xml');
  const items = [...feed.getElementsByTagName('item')];
  const [shown, ...more] = feed.getElementsByTagName('media:content');
  const src = catalogue.posts.get('first-light')?.summary.coverImage.src;
  expect(more).toEqual([]);
  expect(shown?.closest('item')).toBe(items.find((item) => item.textContent?.includes(`${site}/blog/first-light`)));
  expect([shown?.getAttribute('url'), shown?.getAttribute('medium')]).toEqual([site + src, 'image']);
  expect(shown?.getElementsByTagName('media:description')[0]?.textContent).toBe(gate.alt);
  expect(shown?.getElementsByTagName('media:credit')[0]?.textContent).toBe(gate.credit);
});

test('a feed without photographs says nothing of them (B-413)', async () => {
  const backEnd = await createTestApp({ catalogue: smallCatalogue() });
  onTestFinished(() => backEnd.close());
  const { texts } = await siteDocuments(apiOver(backEnd), site);
  expect(texts.get('/blog/rss.xml')).not.toContain('media:');
});

test('every photograph and card that machines are told of is a file of the built site (B-411)', async () => {
  const { backEnd, catalogue, photographs } = await openPhotographed();
  const siteFolder = mkdtempSync(join(tmpdir(), 'covers-'));
  onTestFinished(() => rmSync(siteFolder, { recursive: true }));
  for (const folder of ['placeholders', 'plates']) symlinkSync(resolve('public', folder), join(siteFolder, folder));
  await putPhotographs(cacheFolder, siteFolder, photographs.keys());
  await writeRecordCards(siteFolder, catalogue);
  const told: string[] = [];
  for (const address of everyAddress(backEnd)) {
    const { queryClient, said } = await loadPage(backEnd, address);
    told.push(said('og:image'), JSON.stringify(structuredData(address, queryClient)));
  }
  const { texts } = await siteDocuments(apiOver(backEnd), site);
  told.push(...texts.values());
  const files = new Set([...told.join('\n').matchAll(/\/(?:photos|social)\/[\w./-]+\.(?:avif|webp|jpg)/g)].flat());
  files.delete('/social/default.jpg');
  expect([...files].filter((file) => file.startsWith('/photos/')).length).toBeGreaterThan(1);
  expect([...files].filter((file) => file.startsWith('/social/')).length).toBeGreaterThan(photographed.length);
  expect([...files].filter((file) => !existsSync(join(siteFolder, file)))).toEqual([]);
});
