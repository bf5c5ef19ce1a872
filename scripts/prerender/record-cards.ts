import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '#contract/records/picture.ts';
import { largestOf } from '#contract/records/picture-renditions.ts';
import { socialCardSize } from '#contract/site/social-card.ts';
import { drawSvgs } from '#scripts/brand/draw-svg.ts';
import { cardsOfRecords } from '#scripts/prerender/cards-of-records.ts';
import { partAround } from '#scripts/prerender/part-around.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';

/*
 * Every page of a record names a card (contract/site/social-card.ts). Those that were drawn lie in `public/social`. A record whose cover is
 * a photograph has a card of it all the same, and one that nobody has drawn a card for gets its cover, cut to a card.
 */

/** Makes the cards of photographs, and those that `siteFolder` lacks, of the pictures in it; their addresses. */
export async function writeRecordCards(siteFolder: string, catalogue: Catalogue): Promise<string[]> {
  const wanted = cardsOfRecords(catalogue).filter(
    ({ address, cover }) => cover.photo !== undefined || !existsSync(join(siteFolder, address)),
  );
  await drawSvgs(async () => {
    for (const { address, cover } of wanted) {
      const file = join(siteFolder, address);
      const picture = cutToCard(siteFolder, cover);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        await picture.flatten({ background: '#fff' }).jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
      );
    }
  });
  return wanted.map(({ address }) => address);
}

function cutToCard(siteFolder: string, cover: Picture): Sharp {
  if (cover.photo === undefined) return sharp(join(siteFolder, cover.src)).resize({ ...socialCardSize, fit: 'cover' });
  const part = partAround(cover.photo.focal, cover, socialCardSize);
  return sharp(join(siteFolder, largestOf(cover)))
    .extract(part)
    .resize({ ...socialCardSize, fit: 'fill' });
}
