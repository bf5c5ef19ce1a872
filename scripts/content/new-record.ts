import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { officeDay } from '#contract/calendar/calendar.ts';
import { longestSlug } from '#contract/choices.ts';
import type { ContentKind } from '#contract/desk/content.ts';
import type { Clock } from '#server/clock.ts';
import { type Content, contentFolders, readContent } from '#server/content/catalogue/records/read-content.ts';
import { beginRecord, newKinds } from '#server/content/catalogue/templates/new-files.ts';
import { NewRecordError } from '#server/content/catalogue/templates/record-template.ts';
import { recordPath } from '#server/content/editing/record-kinds.ts';
import { writeRecordText } from '#server/content/editing/record-text.ts';
import { slugify } from '#server/content/files/slugify.ts';
import { keepOfficeOf } from '#server/content/site/office-of.ts';
import { readSite, type SiteOptions } from '#server/content/site/read-site.ts';
import { keysOf } from '#server/keys-of.ts';

interface NewRecord {
  /** The content folder. */
  folder: string;
  kind: string | undefined;
  name: string;
  clock: Clock;
  /** How the folder's `site/` is to be read; as a demonstration's unless given. */
  site?: SiteOptions | undefined;
}

/**
 * Begins a record: writes a file that passes the check, with every text that is still to be written marked. The file, below the
 * content folder.
 *
 * @throws NewRecordError in a line, before anything is written; ContentError where what is there cannot be read.
 */
export function writeNewRecord({
  folder,
  kind = '',
  name,
  clock,
  site = { isDemonstration: true },
}: NewRecord): string {
  const folderKind = Object.hasOwn(newKinds, kind) ? newKinds[kind] : undefined;
  if (folderKind === undefined)
    throw new NewRecordError(`There is no kind "${kind}". There are: ${Object.keys(newKinds).join(', ')}.`);
  const slug = slugOf(name);
  const file = recordPath({ kind: folderKind, name: slug });
  if (existsSync(join(folder, file))) throw new NewRecordError(`${file} is there already; choose another name.`);
  const words = readSite(folder, site);
  keepOfficeOf(words.operator);
  const content = readContent(folder, { site: words });
  if (content.faqs.some(({ id }) => kind === 'faq' && id === slug)) {
    throw new NewRecordError(`There is a question ${slug} already; ask it in other words.`);
  }
  const begun = beginRecord(folderKind, {
    slug,
    name: name.trim(),
    today: officeDay(clock()),
    ...whatIsThere(content, folderKind),
  });
  if (begun === undefined) throw new NewRecordError(`Nothing of the kind "${kind}" can be begun.`);
  // Of people and reviews there may be no folder yet.
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), writeRecordText(folderKind, begun), { flag: 'wx' });
  return file;
}

function whatIsThere(content: Content, kind: ContentKind) {
  const key = keysOf(contentFolders).find((one) => contentFolders[one] === kind);
  const records: readonly object[] = key === undefined ? [] : content[key];
  const placed = records.filter((record): record is { order: number; category?: string } => 'order' in record);
  return { destinations: content.destinations, tours: content.tours, placed };
}

function slugOf(name: string): string {
  if (name.trim() === '') throw new NewRecordError('It has no name: npm run new -- tour "Name".');
  const slug = slugify(name);
  if (slug === '') throw new NewRecordError(`"${name}" has no letter or digit for an address; choose another name.`);
  if (slug.length > longestSlug) {
    throw new NewRecordError(
      `The name is too long: its address may have ${longestSlug} characters, and has ${slug.length}.`,
    );
  }
  return slug;
}
