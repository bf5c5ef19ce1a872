import * as z from 'zod/mini';
import { prose } from '#contract/records/prose.ts';
import { wholeNumber } from '#contract/values.ts';

/** What a reference can name: folders of the content, and of people those of one role. */
export const referredKinds = [
  'tours',
  'group-tours',
  'destinations',
  'accommodations',
  'activities',
  'fees',
  'planners',
  'guides',
] as const;
export type ReferredKind = (typeof referredKinds)[number];

/** How a value is filled in where its type alone does not say it. */
export const fieldWidgets = [
  /** Several lines. */
  'text',
  /** A list of one line each, of paragraphs, of numbers between commas. */
  'lines',
  'texts',
  'numbers',
  /** Some of a few. */
  'ticks',
  /** Twelve ratings, January first. */
  'ratings',
  /** Dollars with their cents, whole amounts of the local currency. */
  'usd',
  'local',
  /** Prices by the size of the party. */
  'prices',
  /** A day of the calendar, a month of a year, a day of every year, and from one of those to another. */
  'day',
  'month',
  'year-day',
  'year-range',
  /** 0 Sunday; 1 January. */
  'weekday',
  'month-number',
  /** How departures repeat. */
  'repeats',
  /** A record's address, and an address that is made of another field (`x-from`): neither is typed. */
  'address',
  'made-address',
  /** The number of an item in its list, from 1, and what has one value only: neither is shown. */
  'count',
  'fixed',
  /** A position among all records of the kind. */
  'position',
  'photographs',
] as const;
export type FieldWidget = (typeof fieldWidgets)[number];

/** What each field of the JSON Schema of a form says beside the schema: `title` always, and `description` where help is needed. */
export interface FieldHints {
  title: string;
  description?: string;
  'x-look'?: FieldWidget;
  /** What a reference names. */
  'x-names'?: ReferredKind;
  /** The words of a closed list, by its values. */
  'x-words'?: Readonly<Record<string, string>>;
  /** The field beside it that an address is made of. */
  'x-from'?: string;
}

/** Stands in a text that is still to be written; what it is to say may follow. A record with one is shown nowhere. */
export const stillToWrite = 'TO BE FILLED IN';

/** The fields of a form that are shown together. */
export const formChapter = z.object({
  title: z.string(),
  /** Names of fields; `text` is the text in Markdown, and an empty name a whole file that is a list. */
  fields: z.array(z.string()),
});
export type FormChapter = z.infer<typeof formChapter>;

/** A text in Markdown as a page shows it, and what in it cannot be shown. */
export const prosePreview = z.object({
  prose,
  faults: z.array(z.object({ line: wholeNumber, reason: z.string() })),
});
export type ProsePreview = z.infer<typeof prosePreview>;
