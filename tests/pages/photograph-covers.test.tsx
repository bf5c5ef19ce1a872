import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { socialCardOf } from '#contract/site/social-card.ts';
import { writeRecordCards } from '#scripts/prerender/record-cards.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { putPhotographs } from '#server/photos/put-photographs.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { structuredData } from '#src/prerender/structured-data/structured-data.ts';
import { gate, makePhotographsOf, sharedCache, writePhotographed } from '#tests/support/photos/photographed-content.ts';
import { apiOver, everyAddress, loadPage } from '#tests/support/site/load-page.ts';
import { photographRule } from '#tests/support/site/structured-data-rules.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestApp, testClock } from '#tests/support/test-app.ts';

/* Where a photograph is a record's cover, machines are told of it and of who took it. */

const site = 'http://localhost:4173';
const cacheFolder = sharedCache();

async function openPhotographed() {
  const content = await writePhotographed();
  const photographs = await makePhotographsOf(content, cacheFolder);
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

test('pages tell machines and shared links of their photograph and who took it, or of their plate as before (B-411)', async () => {
  const { backEnd } = await openPhotographed();
  /** The images of a page's subject, and what a link to it unfolds into. */
  const saidBy = async (address: string) => {
    const { queryClient, said } = await loadPage(backEnd, address);
    const [thing] = structuredData(address, queryClient);
    const links = ['og', 'twitter'].map((reader) => [said(`${reader}:image`), said(`${reader}:image:alt`)]);
    return { images: thing?.image as unknown[], links };
  };
  for (const address of photographed) {
    const { images, links } = await saidBy(address);
    const card = site + socialCardOf(address);
    expect(images, address).toEqual([card, expect.anything()]);
    expect(photographRule.parse(images[1]), address).toMatchObject({
      contentUrl: expect.stringMatching(/^http:\/\/localhost:4173\/photos\/[0-9a-f]{24}-1600\.avif$/),
      width: 1600,
      height: 400,
      creditText: gate.credit,
      caption: gate.caption,
    });
    expect(links, address).toEqual(Array(2).fill([card, gate.alt]));
  }
  const plated = '/tour/marsh-week';
  const { images, links } = await saidBy(plated);
  expect(images).toEqual([site + socialCardOf(plated), `${site}/placeholders/tour.svg`]);
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

test('every photograph and card that machines are told of is a file of the built site (B-411)', async () => {
  const { backEnd, catalogue, photographs } = await openPhotographed();
  const siteFolder = temporaryFolder();
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
