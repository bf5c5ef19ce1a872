import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Page, type PageCollection, pageOf, pages } from '#contract/pages.ts';
import type { Picture } from '#contract/picture.ts';
import { largestOf } from '#contract/picture-renditions.ts';
import { socialCardOf, socialCardSize } from '#contract/social-card.ts';
import { drawSvgs } from '#scripts/brand/draw-svg.ts';
import { partAround } from '#scripts/prerender/part-around.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';

/*
 * Every page of a record names a card (contract/social-card.ts). Those that were drawn lie in `public/social`. A record whose cover is
 * a photograph has a card of it all the same, and one that nobody has drawn a card for gets its cover, cut to a card.
 */

const collections: readonly PageCollection[] = pages.flatMap((page: Page) =>
  'collection' in page ? [page.collection] : [],
);

/** Makes the cards of photographs, and those that `siteFolder` lacks, of the pictures in it; their addresses. */
export async function writeRecordCards(siteFolder: string, catalogue: Catalogue): Promise<string[]> {
  const wanted = collections
    .flatMap((collection) => cardsOf(catalogue, collection))
    .filter(({ card, cover }) => cover.photo !== undefined || !existsSync(join(siteFolder, card)));
  await drawSvgs(async () => {
    for (const { card, cover } of wanted) {
      const file = join(siteFolder, card);
      const picture = cutToCard(siteFolder, cover);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        await picture.flatten({ background: '#fff' }).jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
      );
    }
  });
  return wanted.map(({ card }) => card);
}

function cutToCard(siteFolder: string, cover: Picture): Sharp {
  if (cover.photo === undefined) return sharp(join(siteFolder, cover.src)).resize({ ...socialCardSize, fit: 'cover' });
  const part = partAround(cover.photo.focal, cover, socialCardSize);
  return sharp(join(siteFolder, largestOf(cover)))
    .extract(part)
    .resize({ ...socialCardSize, fit: 'fill' });
}

function cardsOf(catalogue: Catalogue, collection: PageCollection): { card: string; cover: Picture }[] {
  return [...catalogue[collection]].map(([slug, { summary }]) => ({
    card: socialCardOf(pageOf(collection, slug)),
    cover: summary.coverImage,
  }));
}
