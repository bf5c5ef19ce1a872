import type { ContentValue } from '#contract/desk/content.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { inShort, type ValueChange, valueChanges } from '#desk/content/values/value-changes.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';

/** The schema of these fields alone, in their order; of a file that is a list, under an empty name, all of it. */
export function schemaOf(schema: FormSchema, names: readonly string[]): FormSchema {
  if (names.includes('')) return schema;
  const { properties = {}, required = [] } = schema;
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.flatMap((name) => {
        const part = properties[name];
        return part === undefined ? [] : [[name, part]];
      }),
    ),
    required: required.filter((name) => names.includes(name)),
  };
}

/** Where a value is other than what was there, as what visitors see; nothing where they see nothing yet. */
export function changesAgainst(before: ContentValue | null, value: ContentValue, form: FormKnowledge): ValueChange[] {
  if (before === null) return [];
  const changes = valueChanges(before.fields, value.fields, form);
  if (before.text === value.text) return changes;
  return [...changes, { field: 'text', name: 'Text', ...inShort(before.text ?? '', value.text ?? '') }];
}
