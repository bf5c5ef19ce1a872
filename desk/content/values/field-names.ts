import { type FormSchema, formOf, isOfParts } from '#desk/content/form-schema.ts';
import type { ValueChange } from '#desk/content/values/value-changes.ts';
import { type FormKnowledge, itemName, valueWords } from '#desk/content/values/value-words.ts';
import { valueAt, type Way } from '#records/values.ts';

/** What a field is called by who reads of it elsewhere: `High season, 2 people: Dollars each`. */
export function fieldName(field: Way, value: unknown, { schema }: Pick<FormKnowledge, 'schema'>): string {
  const steps = field.map((step, at) => ({ step: String(step), held: valueAt(value, field.slice(0, at + 1)) }));
  return named(steps, schema, value, (held, step, part) => itemName(held, Number(step), part)).name;
}

/** The same of a change the server tells: items of lists stand in its way by what they are called, as `itinerary.day 2.title`. */
export function toldChange(told: Omit<ValueChange, 'name'>, { schema, choices }: FormKnowledge): ValueChange {
  const [first, ...further] = told.field.split('.');
  if (first === 'text')
    return { ...told, name: ['Text', further.join('.')].filter((words) => words !== '').join(': ') };
  const steps = told.field.split('.').map((step) => ({ step, held: undefined }));
  const { name, part } = named(steps, schema, undefined, (_, step) => step.charAt(0).toUpperCase() + step.slice(1));
  const words = (text: string | null) => text && valueWords(typed(text, part), part, choices);
  return { field: told.field, name, before: words(told.before), after: words(told.after) };
}

interface Step {
  step: string;
  /** What stands there, where that is known. */
  held: unknown;
}

function named(
  steps: readonly Step[],
  schema: FormSchema,
  value: unknown,
  nameItem: (held: unknown, step: string, part: FormSchema | undefined) => string,
): { name: string; part: FormSchema | undefined } {
  const places: string[] = [];
  let part = formOf(schema, value);
  let leaf = '';
  for (const { step, held } of steps) {
    const above = part;
    if (above?.type === 'array' && step === 'order') return { name: `${above.title}: order`, part: undefined };
    if (above?.type === 'array') {
      part = formOf(above.items, held);
      // A line has no name of its own: its list has.
      if (part?.type !== 'object' && leaf !== '') places.push(leaf);
      const item = nameItem(held, step, part);
      if (part?.type === 'object') places.push(item);
      leaf = part?.type === 'object' ? '' : item;
    } else if (leaf === '' && above?.properties?.[step] === undefined && places.length > 0) {
      // The name of an item has a dot in it.
      places.push(`${places.pop()}.${step}`);
      part = above;
    } else {
      if (leaf !== '' && above?.type === 'object' && !isOfParts(above)) places.push(leaf);
      part = formOf(above?.properties?.[step], held);
      leaf = part?.title ?? step;
    }
  }
  const place = places.join(', ');
  if (place === '') return { name: leaf, part };
  return { name: leaf === '' ? place : `${place}: ${leaf}`, part };
}

/** The value that was told as a text, where the form knows of which type it is. */
function typed(text: string, part: FormSchema | undefined): unknown {
  if (part?.type !== 'number' && part?.type !== 'integer') return text;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
