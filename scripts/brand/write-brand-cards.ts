import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renditionOf } from '#contract/records/plate-shapes.ts';
import type { Site } from '#contract/site/site.ts';
import { defaultSocialCard } from '#contract/site/social-card.ts';
import { cardPicture, drawBrandCard } from '#scripts/brand/brand-card.ts';
import { drawSvgs } from '#scripts/brand/draw-svg.ts';
import { cardsOfRecords, type RecordCard } from '#scripts/prerender/cards-of-records.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';

/** What the page that stands for the whole site has behind its first words. */
const homePlate = '/plates/pages/home-hero';

interface Card {
  address: string;
  title: string;
  /** The address of its picture in the site. */
  picture: string;
  focal?: { x: number; y: number } | undefined;
}

/**
 * Makes the card of every page in the look and the name of an operator whose identity is not the drawn one, and takes away
 * what was drawn with another: the cards, and the pictures of the installed app.
 *
 * @returns how many were made.
 */
export async function writeBrandCards(siteFolder: string, catalogue: Catalogue, site: Site): Promise<number> {
  const { operator, brand } = site;
  for (const folder of ['social', 'app-screens']) rmSync(join(siteFolder, folder), { recursive: true, force: true });
  // The build has put the operator's there, where they brought one.
  const logo = readFileSync(join(siteFolder, 'logo.svg'), 'utf8');
  const cards = [
    { address: defaultSocialCard, title: operator.brandLine, picture: renditionOf(homePlate, 'hero-laptop', 1920) },
    ...cardsOfRecords(catalogue).map(cardOf),
  ];
  await drawSvgs(async () => {
    for (const { address, title, picture, focal = { x: 0.5, y: 0.5 } } of cards) {
      const file = join(siteFolder, address);
      const brandOptions = { name: operator.name, logo, palette: brand.palette };
      const card = await drawBrandCard({ ...brandOptions, title, picture: join(siteFolder, picture), focal });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, card);
    }
  });
  return cards.length;
}

function cardOf({ address, title, cover }: RecordCard): Card {
  return { address, title, picture: cardPicture(cover), focal: cover.photo?.focal };
}
