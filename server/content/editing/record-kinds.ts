import * as z from 'zod/mini';
import { type ContentKind, contentKinds, contentName } from '#contract/desk/content.ts';
import { type PageCollection, pageOf } from '#contract/pages.ts';
import { aboutFile, homeFile } from '#contract/site/site.ts';
import {
  accommodationFile,
  activityFile,
  blogPostMatter,
  destinationFile,
  faqFile,
  feeFile,
  groupTourFile,
  inspirationMatter,
  legalMatter,
  otherCostFile,
  personFile,
  placeFile,
  reviewFile,
  tourFile,
} from '#server/content/catalogue/records/content-schema.ts';
import { fieldSchemas } from '#server/content/editing/schema-fields.ts';
import type { LiveWords } from '#server/content/site/words-files.ts';

/** How the records of a kind are written; their folder below the content folder is called as the kind is. */
export interface RecordKind {
  /** Of Markdown the schema describes the front matter; below it stands a text. */
  extension: '.json' | '.md';
  schema: z.core.$ZodType;
  /** The page that shows a record; undefined where none does. */
  page(name: string): string | undefined;
  /** The only records there can be of it, with what they are called; undefined where any can, called as they say themselves. */
  titles?: Readonly<Record<string, string>>;
  /** Whether a site has those it has: none is begun or taken away. */
  isFixed?: boolean;
}

export const recordKinds: Readonly<Record<ContentKind, RecordKind>> = {
  tours: json(tourFile, ownPage('tours')),
  'group-tours': json(groupTourFile, ownPage('groupTours')),
  destinations: json(destinationFile, ownPage('destinations')),
  places: json(placeFile, ownPage('places')),
  accommodations: json(accommodationFile, ownPage('accommodations')),
  activities: json(activityFile, ownPage('activities')),
  blog: markdown(blogPostMatter, ownPage('posts')),
  inspirations: markdown(inspirationMatter, ownPage('inspirations')),
  faq: json(z.array(faqFile), () => '/faq'),
  legal: { ...markdown(legalMatter, (name) => `/${name}`), isFixed: true },
  fees: json(feeFile),
  'other-costs': json(otherCostFile),
  people: json(personFile, () => '/about'),
  reviews: json(reviewFile, () => '/'),
  site: {
    ...json(z.union([homeFile, aboutFile]), (name) => (name === 'home' ? '/' : '/about')),
    titles: { home: 'Home page', about: 'About us' } satisfies Record<LiveWords, string>,
    isFixed: true,
  },
};

export interface RecordName {
  kind: ContentKind;
  name: string;
}

/** Where a record stands below the content folder: `tours/mara-classic.json`. */
export function recordPath({ kind, name }: RecordName): string {
  return `${kind}/${name}${recordKinds[kind].extension}`;
}

/** The record that a path below the content folder is of; undefined where it is of none that the desk can name. */
export function recordAt(path: string): RecordName | undefined {
  const [folder = '', file = '', ...deeper] = path.split('/');
  const kind = contentKinds.find((known) => known === folder);
  if (kind === undefined || deeper.length > 0 || !file.endsWith(recordKinds[kind].extension)) return undefined;
  const name = file.slice(0, -recordKinds[kind].extension.length);
  return contentName.safeParse(name).success && isRecordName({ kind, name }) ? { kind, name } : undefined;
}

/** Whether a record of the kind can stand in no list and have a page all the same. */
export function canBeHidden(kind: ContentKind): boolean {
  return Object.hasOwn(fieldSchemas(recordKinds[kind].schema, {}), 'isHidden');
}

/** Whether there can be a record of this name; of some kinds there are those there are. */
export function isRecordName({ kind, name }: RecordName): boolean {
  const { titles } = recordKinds[kind];
  return titles === undefined || Object.hasOwn(titles, name);
}

function json(schema: z.core.$ZodType, page: RecordKind['page'] = () => undefined): RecordKind {
  return { extension: '.json', schema, page };
}

function markdown(schema: z.core.$ZodType, page: RecordKind['page']): RecordKind {
  return { extension: '.md', schema, page };
}

function ownPage(collection: PageCollection): RecordKind['page'] {
  return (name) => pageOf(collection, name);
}
