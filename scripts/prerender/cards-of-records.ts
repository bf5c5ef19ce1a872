import { type Page, type PageCollection, pageOf, pages } from '#contract/pages.ts';
import type { Picture } from '#contract/records/picture.ts';
import { socialCardOf } from '#contract/site/social-card.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';

export interface RecordCard {
  /** The card's own in the site. */
  address: string;
  title: string;
  cover: Picture;
}

const collections: readonly PageCollection[] = pages.flatMap((page: Page) =>
  'collection' in page ? [page.collection] : [],
);

/** What the card of every record that has a page says and shows. */
export function cardsOfRecords(catalogue: Catalogue): RecordCard[] {
  return collections.flatMap((collection) =>
    [...catalogue[collection]].map(([slug, { record, summary }]) => ({
      address: socialCardOf(pageOf(collection, slug)),
      title: 'title' in record ? record.title : record.name,
      cover: summary.coverImage,
    })),
  );
}
