import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import type { Faq } from '#contract/faqs.ts';
import { filledIn } from '#contract/filled-in.ts';
import type { Prose } from '#contract/prose.ts';
import { namesOf, type Site } from '#contract/site.ts';
import {
  type AccommodationFile,
  type ActivityFile,
  accommodationFile,
  activityFile,
  type BlogPostMatter,
  blogPostMatter,
  type DestinationFile,
  destinationFile,
  type FeeFile,
  faqFile,
  feeFile,
  type GroupTourFile,
  groupTourFile,
  type InspirationMatter,
  inspirationMatter,
  type LegalMatter,
  legalMatter,
  type OtherCostFile,
  otherCostFile,
  type PlaceFile,
  placeFile,
  type TourFile,
  tourFile,
} from '#server/catalogue/content/content-schema.ts';
import { parseMarkdown } from '#server/catalogue/content/markdown.ts';
import { markedLines } from '#server/catalogue/content/marked-lines.ts';
import { ContentError, type ContentProblem } from '#server/content-error.ts';
import '#server/zod-messages.ts';
import { reasonOf } from '#server/error-parts.ts';
import { readSite, unknownName } from '#server/site/read-site.ts';

/** Where a record stands, as problems name it: `tours/mara-classic.json`. */
export function contentFile(kind: Exclude<keyof typeof contentFolders, 'faqs'>, slug: string): string {
  const extension = kind === 'posts' || kind === 'inspirations' || kind === 'legal' ? 'md' : 'json';
  return `${contentFolders[kind]}/${slug}.${extension}`;
}

/** A record with a text: the text is parsed, its front matter is the record. */
type Written<T> = T & { body: Prose };

/** The folder below `content/` of each kind of record. */
export const contentFolders = {
  tours: 'tours',
  groupTours: 'group-tours',
  destinations: 'destinations',
  places: 'places',
  accommodations: 'accommodations',
  activities: 'activities',
  posts: 'blog',
  inspirations: 'inspirations',
  faqs: 'faq',
  legal: 'legal',
  fees: 'fees',
  otherCosts: 'other-costs',
} as const;

export type BlogPostContent = Written<BlogPostMatter>;
export type InspirationContent = Written<InspirationMatter>;
export type LegalContent = Written<LegalMatter>;

export interface Content {
  tours: TourFile[];
  groupTours: GroupTourFile[];
  destinations: DestinationFile[];
  places: PlaceFile[];
  accommodations: AccommodationFile[];
  activities: ActivityFile[];
  posts: BlogPostContent[];
  inspirations: InspirationContent[];
  faqs: Faq[];
  legal: LegalContent[];
  fees: FeeFile[];
  otherCosts: OtherCostFile[];
}

/** What is being read: where, in whose name, and what was found wrong so far. */
interface Reading {
  folder: string;
  site: Site;
  problems: ContentProblem[];
}

/**
 * Reads every record below `folder`, one file each, and checks it against its schema. `{{name}}` and its like in a text
 * become the operator's words: those of `site`, else the folder's own, as a demonstration has them.
 *
 * @throws ContentError naming every file, field and reason that is wrong, not just the first.
 */
export function readContent(folder: string, site = readSite(folder, { isDemonstration: true })): Content {
  const reading: Reading = { folder, site, problems: [] };
  const content: Content = {
    tours: readJson(reading, contentFolders.tours, tourFile),
    groupTours: readJson(reading, contentFolders.groupTours, groupTourFile),
    destinations: readJson(reading, contentFolders.destinations, destinationFile),
    places: readJson(reading, contentFolders.places, placeFile),
    accommodations: readJson(reading, contentFolders.accommodations, accommodationFile),
    activities: readJson(reading, contentFolders.activities, activityFile),
    posts: readMarkdown(reading, contentFolders.posts, blogPostMatter),
    inspirations: readMarkdown(reading, contentFolders.inspirations, inspirationMatter),
    faqs: readFaqs(reading),
    legal: readMarkdown(reading, contentFolders.legal, legalMatter),
    fees: readJson(reading, contentFolders.fees, feeFile),
    otherCosts: readJson(reading, contentFolders.otherCosts, otherCostFile),
  };
  if (reading.problems.length > 0) throw new ContentError(reading.problems);
  return content;
}

function readJson<T extends { slug: string }>(reading: Reading, kind: string, schema: z.ZodMiniType<T>): T[] {
  return filesOf(reading, kind, '.json').flatMap((file) => {
    const record = checked(reading, file, parseJson(reading, file), schema);
    return record === undefined || !namedAfterSlug(reading, file, record.slug) ? [] : [record];
  });
}

function readMarkdown<T extends { slug: string }>(
  reading: Reading,
  kind: string,
  schema: z.ZodMiniType<T>,
): Written<T>[] {
  return filesOf(reading, kind, '.md').flatMap((file) => {
    const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(readText(reading, file));
    if (parts === null) {
      reading.problems.push({ file, field: '', reason: 'starts with front matter between two lines of ---' });
      return [];
    }
    const [, frontMatter = '', markdown = ''] = parts;
    const record = checked(reading, file, parseFrontMatter(reading, file, frontMatter), schema);
    if (record === undefined || !namedAfterSlug(reading, file, record.slug)) return [];
    return [{ ...record, body: parsedText(reading, file, { frontMatter, markdown }) }];
  });
}

function parsedText(
  reading: Reading,
  file: string,
  { frontMatter, markdown }: { frontMatter: string; markdown: string },
): Prose {
  const { problems, site } = reading;
  const linesBefore = frontMatter.split('\n').length + 2;
  const lines = markedLines(markdown, site);
  const { prose, problems: wrong } = parseMarkdown(lines.text);
  const all = [...lines.problems, ...wrong.map(({ line, reason }) => ({ line: lines.numberOf(line), reason }))];
  problems.push(...all.map(({ line, reason }) => ({ file, field: `line ${linesBefore + line}`, reason })));
  if (prose.length === 0) problems.push({ file, field: '', reason: 'has no text below the front matter' });
  return inOperatorsName(reading, file, prose);
}

/** Questions are short, so a file holds a category of them: a list. */
function readFaqs(reading: Reading): Faq[] {
  return filesOf(reading, contentFolders.faqs, '.json').flatMap(
    (file) => checked(reading, file, parseJson(reading, file), z.array(faqFile)) ?? [],
  );
}

function filesOf({ folder, problems }: Reading, kind: string, extension: string): string[] {
  try {
    return readdirSync(join(folder, kind))
      .filter((name) => extname(name) === extension)
      .sort()
      .map((name) => join(kind, name));
  } catch (error) {
    problems.push({ file: kind, field: '', reason: `the folder cannot be read (${reasonOf(error)})` });
    return [];
  }
}

/** Some editors begin a file with a mark and end lines in their own way; neither means anything here. */
function readText({ folder }: Reading, file: string): string {
  return readFileSync(join(folder, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

function parseJson(reading: Reading, file: string): unknown {
  try {
    return JSON.parse(readText(reading, file));
  } catch (error) {
    reading.problems.push({ file, field: '', reason: `is not JSON (${reasonOf(error)})` });
    return undefined;
  }
}

function parseFrontMatter({ problems }: Reading, file: string, source: string): unknown {
  try {
    return parseYaml(source);
  } catch (error) {
    problems.push({ file, field: 'front matter', reason: reasonOf(error) });
    return undefined;
  }
}

function checked<T>(reading: Reading, file: string, value: unknown, schema: z.ZodMiniType<T>): T | undefined {
  if (value === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return inOperatorsName(reading, file, result.data);
  for (const issue of result.error.issues) {
    reading.problems.push({ file, field: issue.path.join('.'), reason: issue.message });
  }
  return undefined;
}

function inOperatorsName<T>({ site, problems }: Reading, file: string, value: T): T {
  const words = namesOf(site.operator);
  return filledIn(value, words, (wanted) => problems.push({ file, ...unknownName(wanted, words) }));
}

function namedAfterSlug({ problems }: Reading, file: string, slug: string): boolean {
  if (basename(file, extname(file)) === slug) return true;
  problems.push({ file, field: 'slug', reason: `is ${slug}, but the file is named otherwise` });
  return false;
}
