import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aboutFile, homeFile } from '#contract/site/site.ts';
import { contentWords } from '#server/content/forms/content-form.ts';
import { formChapters } from '#server/content/forms/form-chapters.ts';
import { liveWords } from '#server/content/site/words-files.ts';

const schemas = { home: homeFile, about: aboutFile };

interface Part {
  properties?: Record<string, Part>;
  items?: Part;
}

/** The ways to every field of a schema, however deep it lies. */
function fieldsOf({ properties = {}, items }: Part, field = ''): string[] {
  const inner = Object.entries(properties).flatMap(([name, part]) =>
    fieldsOf(part, field === '' ? name : `${field}.${name}`),
  );
  return [field, ...inner, ...(items === undefined ? [] : fieldsOf(items, `${field}[]`))];
}

test.each(liveWords)(
  'every field of %s has a title at the desk and stands in one chapter, and no word is left over (B-653)',
  (name) => {
    const fields = fieldsOf(z.toJSONSchema(schemas[name], { io: 'input' }) as Part);
    expect(new Set(Object.keys(contentWords[name]))).toEqual(new Set(fields));
    const placed = formChapters[name].flatMap(({ fields: own }) => own);
    expect(new Set(placed)).toEqual(new Set(fields.filter((field) => /^\w+$/.test(field))));
    expect(new Set(placed).size).toBe(placed.length);
  },
);
