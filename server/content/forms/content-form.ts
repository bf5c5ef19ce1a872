import * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { getDeskContentForm } from '#contract/desk/content-endpoints.ts';
import { type FieldHints, type ReferredKind, referredKinds } from '#contract/desk/content-form.ts';
import { office } from '#contract/site/office.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { contentSchemas, kindsWithText } from '#server/content/forms/content-schemas.ts';
import type { FieldWord, FieldWords } from '#server/content/forms/field-words.ts';
import { formChapters } from '#server/content/forms/form-chapters.ts';
import type { FormName } from '#server/content/forms/form-names.ts';
import { feeFields, otherCostFields } from '#server/content/forms/words/money-words.ts';
import { personFields, reviewFields } from '#server/content/forms/words/people-words.ts';
import {
  accommodationFields,
  activityFields,
  destinationFields,
  placeFields,
} from '#server/content/forms/words/place-words.ts';
import { aboutFields, homeFields } from '#server/content/forms/words/site-words.ts';
import { blogFields, faqFields, inspirationFields, legalFields } from '#server/content/forms/words/text-words.ts';
import { groupTourFields, tourFields } from '#server/content/forms/words/tour-words.ts';

/** What fields are called; not in the schemas themselves, which every visitor's browser has. */
export const contentWords: Readonly<Record<FormName, FieldWords>> = {
  tours: tourFields,
  'group-tours': groupTourFields,
  destinations: destinationFields,
  places: placeFields,
  accommodations: accommodationFields,
  activities: activityFields,
  blog: blogFields,
  inspirations: inspirationFields,
  faq: faqFields,
  legal: legalFields,
  fees: feeFields,
  'other-costs': otherCostFields,
  people: personFields,
  reviews: reviewFields,
  home: homeFields,
  about: aboutFields,
};

type JsonSchema = Record<string, unknown>;

/** A part of a form's schema, as the desk reads it. */
export type FormSchema = JsonSchema & Partial<FieldHints>;

const made = new Map<FormName, { schema: FormSchema; names: ReadonlySet<ReferredKind> }>();

/** The form in which the office changes such a record; references can name what the site shows. */
export function contentForm(kind: FormName, catalogue: Catalogue): EndpointAnswer<typeof getDeskContentForm> {
  const { schema, names } = formSchema(kind);
  return {
    schema,
    chapters: formChapters[kind].map(({ title, fields }) => ({ title, fields: [...fields] })),
    hasText: kindsWithText.has(kind),
    choices: referenceChoices(catalogue, names),
  };
}

/** The schema with a title for every field of it, and what its references name. */
export function formSchema(kind: FormName): { schema: FormSchema; names: ReadonlySet<ReferredKind> } {
  const known = made.get(kind);
  if (known !== undefined) return known;
  const names = new Set<ReferredKind>();
  const plain = z.toJSONSchema(contentSchemas[kind], { io: 'input', target: 'draft-7' }) as JsonSchema;
  const schema = withWords(plain, '', contentWords[kind], names);
  made.set(kind, { schema, names });
  return { schema, names };
}

function withWords(part: JsonSchema, field: string, words: FieldWords, names: Set<ReferredKind>): FormSchema {
  const word = words[field];
  if (word?.names !== undefined) names.add(word.names);
  const within = (inner: unknown, name: string) => withWords(inner as JsonSchema, name, words, names);
  const { properties, items, oneOf } = part;
  return {
    ...part,
    ...(word !== undefined && hintsOf(word, part)),
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(isAsked)
          .map(([name, inner]) => [name, within(inner, field === '' ? name : `${field}.${name}`)]),
      ),
    }),
    ...(isSchema(items) && { items: within(items, `${field}[]`) }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map((inner, index) => within(inner, `${field}|${index}`)) }),
  };
}

/** Local prices are, where the operator has them. */
function isAsked([name]: [string, unknown]): boolean {
  return name !== 'local' || office().localCurrency !== undefined;
}

function hintsOf({ title, help, widget, names, words, from }: FieldWord, { enum: values }: JsonSchema): FieldHints {
  const known = Array.isArray(values) ? wordsOf(values.map(String), words) : words;
  return {
    title,
    ...(help !== undefined && { description: help }),
    ...(widget !== undefined && { 'x-look': widget }),
    ...(names !== undefined && { 'x-names': names }),
    ...(known !== undefined && { 'x-words': known }),
    ...(from !== undefined && { 'x-from': from }),
  };
}

/** Most words of our closed lists are those the office uses: they only begin with a capital. */
function wordsOf(values: readonly string[], given: FieldWord['words'] = {}): Record<string, string> {
  return Object.fromEntries(
    values.map((value) => [value, given[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`]),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Something a reference can name. */
interface Choice {
  value: string;
  label: string;
}

/** What references of these kinds can name of what the site shows, in the order of their names. */
function referenceChoices(catalogue: Catalogue, kinds: ReadonlySet<ReferredKind>): Record<string, Choice[]> {
  return Object.fromEntries(
    referredKinds
      .filter((kind) => kinds.has(kind))
      .map((kind) => [kind, choicesOf[kind](catalogue).toSorted((a, b) => a.label.localeCompare(b.label, 'en'))]),
  );
}

const choicesOf: Readonly<Record<ReferredKind, (catalogue: Catalogue) => Choice[]>> = {
  tours: ({ tours }) => named(tours),
  'group-tours': ({ groupTours }) => named(groupTours),
  destinations: ({ destinations }) => named(destinations),
  activities: ({ activities }) => named(activities),
  accommodations: ({ accommodations }) =>
    [...accommodations.values()].map(({ summary: { slug, name, destinationName } }) => ({
      value: slug,
      label: `${name}, ${destinationName}`,
    })),
  fees: ({ fees }) => fees.map(({ slug, name }) => ({ value: slug, label: name })),
  planners: (catalogue) => peopleWho(catalogue, 'planner'),
  guides: (catalogue) => peopleWho(catalogue, 'guide'),
};

function named(records: ReadonlyMap<string, { summary: { slug: string; name: string } }>): Choice[] {
  return [...records.values()].map(({ summary: { slug, name } }) => ({ value: slug, label: name }));
}

function peopleWho({ people }: Catalogue, work: string): Choice[] {
  return people.filter(({ role }) => role === work).map(({ slug, name }) => ({ value: slug, label: name }));
}
