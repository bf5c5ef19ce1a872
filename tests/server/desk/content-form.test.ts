import { describe, expect, test } from 'vitest';
import { contentKinds } from '#contract/desk/content.ts';
import { referredKinds, stillToWrite } from '#contract/desk/content-form.ts';
import { toFillIn } from '#server/content/catalogue/records/unfinished.ts';
import { contentForm, contentWords, type FormSchema, formSchema } from '#server/content/forms/content-form.ts';
import { kindsWithText } from '#server/content/forms/content-schemas.ts';
import { formChapters } from '#server/content/forms/form-chapters.ts';
import { type FormName, formNameOf } from '#server/content/forms/form-names.ts';
import { liveWords } from '#server/content/site/words-files.ts';
import { addContentFormDeskRoutes } from '#server/desk/content-form-desk-routes.ts';
import { deskApp } from '#tests/support/desk/desk-routes-under-test.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

/* The forms in which content is changed: every field of every kind has words, and a place. */

const catalogue = smallCatalogue();
const { request } = deskApp({
  addRoutes: (route) => addContentFormDeskRoutes(route, { catalogue: () => catalogue }),
});

/** Every part of a form's schema, by its path. */
function partsOf(part: FormSchema, field = ''): [field: string, part: FormSchema][] {
  const {
    properties = {},
    items,
    oneOf = [],
  } = part as {
    properties?: Record<string, FormSchema>;
    items?: FormSchema;
    oneOf?: FormSchema[];
  };
  return [
    [field, part],
    ...Object.entries(properties).flatMap(([name, inner]) => partsOf(inner, field === '' ? name : `${field}.${name}`)),
    ...(items === undefined ? [] : partsOf(items, `${field}[]`)),
    ...oneOf.flatMap((inner, index) => partsOf(inner, `${field}|${index}`)),
  ];
}

const fieldsOf = (kind: FormName) => Object.keys((formSchema(kind).schema.properties ?? {}) as object);

const forms = contentKinds
  .flatMap((kind) =>
    (kind === 'site' ? liveWords : [undefined]).map((name) => ({ kind, name, form: formNameOf(kind, name) })),
  )
  .flatMap(({ form, ...of }) => (form === undefined ? [] : [{ form, ...of }]));

describe.each(forms)('$form', ({ form: kind, kind: folder, name }) => {
  const parts = partsOf(formSchema(kind).schema);

  test('every field has a title, however deep it lies, and no word is left over (B-653)', () => {
    expect(parts.filter(([, { title = '' }]) => title === '').map(([field]) => field)).toEqual([]);
    const known = new Set(parts.map(([field]) => field));
    expect(Object.keys(contentWords[kind]).filter((field) => !known.has(field))).toEqual([]);
  });

  test('every field stands in one chapter, and no chapter is empty or names what is not there (B-620)', () => {
    const chapters = formChapters[kind];
    const placed = chapters.flatMap(({ fields }) => fields);
    const fields = kind === 'faq' ? [''] : [...fieldsOf(kind), ...(kindsWithText.has(kind) ? ['text'] : [])];
    expect(placed.toSorted()).toEqual(fields.toSorted());
    expect(chapters.filter(({ fields: own, title }) => own.length === 0 || title === '')).toEqual([]);
  });

  test('every reference says what it names, and every closed list has words', () => {
    const looksLikeName = ({ pattern }: FormSchema) => String(pattern).startsWith('^[a-z0-9]+(?:-');
    const unnamed = parts.filter(
      ([, part]) => looksLikeName(part) && part['x-names'] === undefined && !/address$/.test(part['x-look'] ?? ''),
    );
    expect(unnamed.map(([field]) => field)).toEqual([]);
    const closed = parts.filter(([, part]) => Array.isArray(part.enum));
    for (const [field, part] of closed) {
      expect(new Set(Object.keys(part['x-words'] ?? {})), field).toEqual(new Set(part.enum as string[]));
    }
  });

  test('what is of no type of its own has a look, so that nothing is drawn as a riddle', () => {
    const drawn = new Set(['string', 'integer', 'number', 'boolean', 'object', 'array']);
    expect(
      parts
        .filter(([, { type, 'x-look': widget }]) => widget === undefined && !drawn.has(String(type)))
        .map(([field]) => field),
    ).toEqual([]);
  });

  test('the desk is given its form', async () => {
    const answer = await request('GET', `/content/${folder}/form${name === undefined ? '' : `?name=${name}`}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(contentForm(kind, catalogue))));
  });
});

test('the desk knows a text that is still to be written as the check does', () => {
  expect(stillToWrite).toBe(toFillIn);
});

test('references can name what the site shows, by its name, and only what the kind refers to', async () => {
  const { choices } = await (await request('GET', '/content/tours/form')).json();
  const { tours, destinations, accommodations } = catalogue;
  expect(choices.tours).toHaveLength(tours.size);
  expect(choices.destinations.map(({ label }: { label: string }) => label)).toEqual(
    [...destinations.values()].map(({ summary }) => summary.name).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  expect(choices.accommodations).toHaveLength(accommodations.size);
  expect(Object.keys(choices)).toEqual(referredKinds.filter((kind) => kind !== 'group-tours'));
  expect((await (await request('GET', '/content/places/form')).json()).choices).toEqual({
    destinations: choices.destinations,
  });
  expect((await request('GET', '/content/secrets/form')).status).toBe(404);
  for (const name of ['', '?name=operator'])
    expect((await request('GET', `/content/site/form${name}`)).status).toBe(404);
});
