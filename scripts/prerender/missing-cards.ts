import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Page, type PageCollection, pageOf, pages } from '#contract/pages.ts';
import type { Picture } from '#contract/picture.ts';
import { socialCardOf, socialCardSize } from '#contract/social-card.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';

/*
 * Every page of a record names a card (contract/social-card.ts). Those that were drawn lie in `public/social`; a record that nobody
 * has drawn one for gets its cover, cut to a card.
 */

const collections: readonly PageCollection[] = pages.flatMap((page: Page) =>
  'collection' in page ? [page.collection] : [],
);

/** Makes the cards that `siteFolder` lacks, of the pictures in it; their addresses. */
export async function writeMissingCards(siteFolder: string, catalogue: Catalogue): Promise<string[]> {
  const missing = collections
    .flatMap((collection) => cardsOf(catalogue, collection))
    .filter(({ card }) => !existsSync(join(siteFolder, card)));
  // Whoever makes photographs lets nothing else be decoded in this process (server/photos/photo-decoder.ts); placeholders are ours.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  for (const { card, cover } of missing) {
    const file = join(siteFolder, card);
    const picture = sharp(join(siteFolder, cover.src)).resize({ ...socialCardSize, fit: 'cover' });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await picture.flatten({ background: '#fff' }).jpeg({ quality: 72, mozjpeg: true }).toBuffer());
  }
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
  return missing.map(({ card }) => card);
}

function cardsOf(catalogue: Catalogue, collection: PageCollection): { card: string; cover: Picture }[] {
  return [...catalogue[collection]].map(([slug, { summary }]) => ({
    card: socialCardOf(pageOf(collection, slug)),
    cover: summary.coverImage,
  }));
}
