import { type Content, contentFile, proofPath } from '#server/content/catalogue/records/read-content.ts';
import { type LiveWords, wildlifePath, wordsPath } from '#server/content/site/words-files.ts';

type Kind = keyof Content;

/** A record of any kind. */
export type Filed = Content[Kind][number];

/** Where a record stands, below the content folder: `tours/mara-classic.json`. */
export function fileOf(kind: Kind, record: Filed): string {
  if ('file' in record) return record.file;
  if (kind === 'wildlife') return wildlifePath;
  if (kind === 'home' || kind === 'about') return wordsPath(kind);
  return 'slug' in record
    ? contentFile(kind as Exclude<Kind, 'faqs' | 'proof' | 'wildlife' | LiveWords>, record.slug)
    : proofPath;
}
