import { basename, extname } from 'node:path';
import { type Document, parseDocument, visit } from 'yaml';
import * as z from 'zod/mini';
import { type ContentProblem, contentName } from '#contract/desk/content.ts';
import type { Faq } from '#contract/records/faqs.ts';
import { legalSlugs } from '#contract/records/legal.ts';
import type { Prose } from '#contract/records/prose.ts';
import {
  type AboutFile,
  aboutFile,
  type HomeFile,
  homeFile,
  namesOf,
  type OperatorFile,
  type Site,
  type WildlifeFile,
} from '#contract/site/site.ts';
import { filledIn } from '#contract/words/filled-in.ts';
import { isAmount } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
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
  type PersonFile,
  type PlaceFile,
  type ProofFile,
  personFile,
  placeFile,
  proofFile,
  type ReviewFile,
  reviewFile,
  type TourFile,
  tourFile,
} from '#server/content/catalogue/records/content-schema.ts';
import { parseMarkdown } from '#server/content/catalogue/records/markdown.ts';
import { markedLines } from '#server/content/catalogue/records/marked-lines.ts';
import { type ContentFiles, filesBelow } from '#server/content/files/content-files.ts';
import { checkedValue, parseJson, readText } from '#server/content/files/read-json-file.ts';
import { missingWords, readSite, unknownName } from '#server/content/site/read-site.ts';
import { type LiveWords, wordsPath } from '#server/content/site/words-files.ts';
import { ContentError } from '#server/content-error.ts';
import { codeOf, reasonOf } from '#server/error-parts.ts';
import { oncePer } from '#server/once-per.ts';

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
  people: 'people',
  reviews: 'reviews',
} as const;

export type BlogPostContent = Written<BlogPostMatter>;
export type InspirationContent = Written<InspirationMatter>;
export type LegalContent = Written<LegalMatter>;
/** With the sentences that a demonstration adds. */
export type AboutContent = AboutFile & Site['about'];
/** A question, with the file it stands in: several stand in one. */
export type FaqContent = Faq & { file: string };

export interface Content {
  tours: TourFile[];
  groupTours: GroupTourFile[];
  destinations: DestinationFile[];
  places: PlaceFile[];
  accommodations: AccommodationFile[];
  activities: ActivityFile[];
  posts: BlogPostContent[];
  inspirations: InspirationContent[];
  faqs: FaqContent[];
  legal: LegalContent[];
  fees: FeeFile[];
  otherCosts: OtherCostFile[];
  people: PersonFile[];
  reviews: ReviewFile[];
  /** One, or none. */
  proof: ProofFile[];
  /** One, or none. */
  wildlife: WildlifeFile[];
  /** One. */
  home: HomeFile[];
  /** One. */
  about: AboutContent[];
}

/** What an operator may have none of. */
const optionalFolders: readonly string[] = [contentFolders.people, contentFolders.reviews];

export const proofPath = 'proof.json';

/** What single files were found to hold, by their path: what is still the same need not be read again. */
export type ReadRecords = Map<string, { stamp: string | undefined; text: string; site: Site; value: unknown }>;

/** What is being read: where, in whose name, and what was found wrong so far. */
interface Reading {
  files: ContentFiles;
  site: Site;
  problems: ContentProblem[];
  known: ReadRecords;
}

export interface ReadContentOptions {
  /** What texts are filled in with; the words of the folder itself, as a demonstration has them, unless given. */
  site?: Site | undefined;
  /** What was read before, and is kept for the next time. */
  known?: ReadRecords;
}

/**
 * Reads every record of a catalogue, one file each, and checks it against its schema. `{{name}}` and its like in a text
 * become the operator's words; amounts stay as they are named (`withAmounts` fills them in).
 *
 * @throws ContentError naming every file, field and reason that is wrong, not just the first.
 */
export function readContent(from: string | ContentFiles, options: ReadContentOptions = {}): Content {
  const files = typeof from === 'string' ? filesBelow(from) : from;
  const { site = readSite(files.folder, { isDemonstration: true }), known = new Map() } = options;
  const reading: Reading = { files, site, problems: [], known };
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
    legal: readLegal(reading),
    fees: readJson(reading, contentFolders.fees, feeFile),
    otherCosts: readJson(reading, contentFolders.otherCosts, otherCostFile),
    people: readJson(reading, contentFolders.people, personFile),
    reviews: readJson(reading, contentFolders.reviews, reviewFile),
    proof: readProof(reading),
    wildlife: site.wildlife === undefined ? [] : [site.wildlife],
    home: readWords(reading, 'home', homeFile),
    about: readWords(reading, 'about', aboutFile).map((words) => aboutWith(words, site.about)),
  };
  if (reading.problems.length > 0) throw new ContentError(reading.problems);
  return content;
}

const aboutWith = oncePer((words: AboutFile, added: Site['about']): AboutContent => ({ ...words, ...added }));

/**
 * What can be checked about the operator, where the folder has it (`proof.json`); nothing else of the folder is read.
 *
 * @throws ContentError
 */
export function readProofAlone(folder: string, site: Site): ProofFile | undefined {
  const reading: Reading = { files: filesBelow(folder), site, problems: [], known: new Map() };
  const [proof] = readProof(reading);
  if (reading.problems.length > 0) throw new ContentError(reading.problems);
  return proof?.isExample && !site.isDemonstration ? undefined : proof;
}

function readJson<T extends { slug: string }>(reading: Reading, kind: string, schema: z.ZodMiniType<T>): T[] {
  return filesOf(reading, kind, '.json').flatMap((file) => {
    const record = readRecord(reading, file, schema);
    return record === undefined || !namedAfterSlug(reading, file, record.slug) ? [] : [record];
  });
}

function readMarkdown<T extends { slug: string }>(
  reading: Reading,
  kind: string,
  schema: z.ZodMiniType<T>,
): Written<T>[] {
  return filesOf(reading, kind, '.md').flatMap((file) => {
    const record = readFile(reading, file, (text) => writtenRecord(reading, file, text, schema));
    return record === undefined ? [] : [record];
  });
}

function writtenRecord<T extends { slug: string }>(
  reading: Reading,
  file: string,
  text: string,
  schema: z.ZodMiniType<T>,
): Written<T> | undefined {
  const { problems } = reading;
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(text);
  if (parts === null) {
    problems.push({
      file,
      field: '',
      reason: `${frontMatterProblem(text)}; begin it with a line of ---, its fields, and another line of ---`,
    });
    return undefined;
  }
  const [, frontMatter = '', markdown = ''] = parts;
  const written = checkedValue(file, parseFrontMatter(file, frontMatter, problems), schema, problems);
  if (written === undefined || !namedAfterSlug(reading, file, written.slug)) return undefined;
  const record = inOperatorsName(reading, file, written);
  return { ...record, body: parsedText(reading, file, { frontMatter, markdown }) };
}

/** What `read` makes of a file's text; as it was the last time where the text is still the same. */
function readFile<T>(reading: Reading, file: string, read: (text: string) => T | undefined): T | undefined {
  const { files, problems, known, site } = reading;
  const before = known.get(file);
  const isOurs = before?.site === site;
  // Taken first: what is written while it is read is another file the next time.
  const stamp = files.stamp(file);
  if (isOurs && stamp !== undefined && before.stamp === stamp) return before.value as T;
  const text = readText(files, file, problems);
  if (text === undefined) return undefined;
  const problemsBefore = problems.length;
  const value = isOurs && before.text === text ? (before.value as T) : read(text);
  if (problems.length === problemsBefore) known.set(file, { stamp, text, site, value });
  return value;
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
  if (prose.length === 0 && all.length === 0) {
    problems.push({ file, field: 'text', reason: 'is missing; write it in Markdown below the front matter' });
  }
  return inOperatorsName(reading, file, prose);
}

/** Every site has a page for each. */
function readLegal(reading: Reading): LegalContent[] {
  const read = readMarkdown(reading, contentFolders.legal, legalMatter);
  const reason = "is missing; copy the project's own content/legal and make it yours, for every site has this page";
  for (const slug of legalSlugs) {
    const file = contentFile('legal', slug);
    if (!reading.files.has(file)) reading.problems.push({ file, field: '', reason });
  }
  return read;
}

/** Questions are short, so a file holds a category of them: a list. */
function readFaqs(reading: Reading): FaqContent[] {
  return filesOf(reading, contentFolders.faqs, '.json').flatMap(
    (file) =>
      readFile(reading, file, (text) =>
        recordIn(reading, file, text, z.array(faqFile))?.map((faq) => ({ ...faq, file })),
      ) ?? [],
  );
}

function readProof(reading: Reading): ProofFile[] {
  const found = reading.files.has(proofPath) ? readRecord(reading, proofPath, proofFile) : undefined;
  return found === undefined ? [] : [found];
}

/** What every site has. */
function readWords<T>(reading: Reading, name: LiveWords, schema: z.ZodMiniType<T>): T[] {
  const file = wordsPath(name);
  if (!reading.files.has(file)) {
    reading.problems.push({ file, field: '', reason: missingWords });
    return [];
  }
  const found = readRecord(reading, file, schema);
  return found === undefined ? [] : [found];
}

function filesOf({ files, problems }: Reading, kind: string, extension: string): string[] {
  if (optionalFolders.includes(kind) && !files.has(kind)) return [];
  try {
    return files
      .list(kind)
      .filter((name) => isRecordFile(name, extension))
      .map((name) => `${kind}/${name}`);
  } catch (error) {
    const reason = `the folder cannot be read (${codeOf(error) ?? reasonOf(error)}); make it, empty if there is nothing of the kind`;
    problems.push({ file: kind, field: '', reason });
    return [];
  }
}

/**
 * Whether a file is a record's: other names are those of copies in conflict, of editors and of what systems put beside a file
 * (`._x.json`, `x (1).json`), and stand for nothing.
 */
function isRecordFile(name: string, extension: string): boolean {
  return extname(name) === extension && contentName.safeParse(basename(name, extension)).success;
}

/** The files in the folders of records that are nobody's record, though somebody may have meant them for one. */
export function strayFiles(files: ContentFiles): string[] {
  return Object.values(contentFolders).flatMap((folder) =>
    (files.has(folder) ? files.list(folder) : [])
      .filter((name) => /^[^.~].*\.(?:json|md)$/.test(name) && !isRecordFile(name, extname(name)))
      .map((name) => `${folder}/${name}`),
  );
}

function readRecord<T>(reading: Reading, file: string, schema: z.ZodMiniType<T>): T | undefined {
  return readFile(reading, file, (text) => recordIn(reading, file, text, schema));
}

function recordIn<T>(reading: Reading, file: string, text: string, schema: z.ZodMiniType<T>): T | undefined {
  const { problems } = reading;
  const record = checkedValue(file, parseJson(file, text, problems), schema, problems);
  return record === undefined ? undefined : inOperatorsName(reading, file, record);
}

function inOperatorsName<T>({ site, problems }: Reading, file: string, value: T): T {
  const words = namesOf(site.operator);
  return filledIn(value, words, (wanted) => {
    // Amounts are of several words, and are filled in once all records are read.
    if (!isAmount(wanted)) problems.push({ file, ...unknownName(wanted, words) });
    return shareOf(wanted, site.operator.terms);
  });
}

/** `{{deposit of invoice of a-tour}}` is so many per cent of that amount. */
function shareOf(wanted: string, { depositPercent }: OperatorFile['terms']): string | undefined {
  const [, share, amount] = /^(deposit|balance) of (.+)$/.exec(wanted) ?? [];
  if (amount === undefined) return undefined;
  return `{{${share === 'deposit' ? depositPercent : 100 - depositPercent} % of ${amount}}}`;
}

/** Why a text with no front matter that can be read has none. */
function frontMatterProblem(text: string): string {
  if (!/\n---\s/.test(text.replaceAll('\r', '\n')) && !/^\s*---\s/.test(text)) return 'has no front matter';
  if (text.includes('\r')) return 'ends its lines in the way of an old Mac';
  const [first = ''] = text.split('\n');
  if (first !== '---')
    return `begins with ${first.trim() === '' ? 'an empty line' : JSON.stringify(first.slice(0, 40))} before its front matter`;
  return /\n---[^\S\n]+(?:\n|$)/.test(text)
    ? 'has spaces behind the --- below its fields'
    : 'has no end of its front matter';
}

/** Its first line is the second of the file. */
function parseFrontMatter(file: string, source: string, problems: ContentProblem[]): unknown {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error === undefined) {
    problems.push(
      ...lostToComments(document, source).map(({ line, reason }) => ({ file, field: `line ${line + 1}`, reason })),
    );
    return document.toJS();
  }
  const [{ line, col }] = error.linePos ?? [{ line: 1, col: 1 }];
  const [said = ''] = error.message.split(/ at line \d/);
  const reason = `is not YAML (${said}); write "name: value", and put what has a colon, a # or a quote in it in double quotes`;
  problems.push({ file, field: `line ${line + 1}, column ${col}`, reason });
  return undefined;
}

/** `title: Top #1 of July` is Top to YAML. Comments have a line of their own. */
function lostToComments(document: Document.Parsed, source: string): { line: number; reason: string }[] {
  const lost: { line: number; reason: string }[] = [];
  visit(document, {
    Scalar(_, { value, comment, range }) {
      if (typeof value !== 'string' || !comment || !range) return;
      const before = source.slice(0, range[1]);
      const [rest = ''] = source.slice(range[1]).split('\n');
      if (!rest.includes(`#${comment.split('\n')[0]}`)) return;
      const reason = `ends before the #, and the rest is lost; write ${JSON.stringify(`${value}${rest.trimEnd()}`)}, quotes and all`;
      lost.push({ line: before.split('\n').length, reason });
    },
  });
  return lost;
}

function namedAfterSlug({ problems }: Reading, file: string, slug: string): boolean {
  const name = basename(file, extname(file));
  if (name === slug) return true;
  const reason = `is "${slug}", but the file is called ${name}; write "${name}", or call the file ${slug}${extname(file)}`;
  problems.push({ file, field: 'slug', reason });
  return false;
}
