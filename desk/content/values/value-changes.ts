import { type FormSchema, formOf, isOfParts, schemaAt } from '#desk/content/form-schema.ts';
import { type FormKnowledge, itemName, valueWords } from '#desk/content/values/value-words.ts';
import { type Difference, differencesOf } from '#records/differences.ts';
import { isFields, type ValuePath, valueAt } from '#records/values.ts';

/** What one field was and is, as a person reads it; null where there was or is nothing. */
export interface ValueChange {
  field: string;
  name: string;
  before: string | null;
  after: string | null;
}

/** What is read as one value, however much of it changed. */
const readWhole: readonly unknown[] = ['repeats', 'ticks', 'numbers'];

/** Where two values of a form differ. */
export function valueChanges(before: unknown, after: unknown, form: FormKnowledge): ValueChange[] {
  const schemaOf = (path: ValuePath) => schemaAt(form.schema, path, after);
  const widgetOf = (path: ValuePath) => schemaOf(path)?.['x-look'];
  return differencesOf(before, after, (path) => readWhole.includes(widgetOf(path)))
    .filter(({ path }) => widgetOf(path) !== 'count')
    .map((difference) => ({ field: difference.path.join('.'), ...words(difference) }))
    .filter(({ before: was, after: is }) => was !== is);

  function words({ path, before: was, after: is, isOrder }: Difference): Omit<ValueChange, 'field'> {
    const list = schemaOf(isOrder ? path : path.slice(0, -1));
    const nameOf = (item: unknown, index: number) => oneName(item, index, list?.items, form);
    const title = list?.title ?? 'List';
    if (isOrder) {
      const order = (items: unknown) => (items as unknown[]).map(nameOf).join(', ');
      return { name: `${title}: order`, before: order(was), after: order(is) };
    }
    const last = path.at(-1);
    if (typeof last === 'number' && (was === undefined || is === undefined)) {
      const one = (item: unknown) => (item === undefined ? null : nameOf(item, last));
      return { name: title, before: one(was), after: one(is) };
    }
    const schema = schemaOf(path);
    const inWords = (value: unknown) => valueWords(value, formOf(schema, value), form.choices);
    return { name: fieldName(path, is === undefined ? before : after, form), ...inShort(inWords(was), inWords(is)) };
  }
}

function oneName(item: unknown, index: number, schema: FormSchema | undefined, form: FormKnowledge): string {
  if (!isFields(item)) return valueWords(item, schema, form.choices);
  const own = typeof item.title === 'string' && item.title !== '' ? item.title : undefined;
  return own ?? itemName(item, index, schema);
}

/** Letters kept on each side of what differs in a long text. */
const around = 40;
const long = 120;

/** Of two long texts the part that differs. */
export function inShort(was: string, is: string): { before: string | null; after: string | null } {
  if (was.length <= long && is.length <= long) return { before: was || null, after: is || null };
  let begin = 0;
  while (begin < Math.min(was.length, is.length) && was[begin] === is[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(was.length, is.length) - begin && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const cut = (text: string) => {
    if (text === '') return null;
    const from = Math.max(0, begin - around);
    const to = Math.min(text.length, text.length - end + around);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return { before: cut(was), after: cut(is) };
}

/** What a field is called by who reads of it elsewhere: `High season, 2 people: Dollars each`. */
export function fieldName(field: ValuePath, value: unknown, { schema }: Pick<FormKnowledge, 'schema'>): string {
  const steps = field.map((step, at) => ({ step: String(step), held: valueAt(value, field.slice(0, at + 1)) }));
  return named(steps, schema, value, (held, step, part) => itemName(held, Number(step), part)).name;
}

/** The same of a change the server has listed: in its path, items of lists are called by their names, as `itinerary.day 2.title`. */
export function describeChange(change: Omit<ValueChange, 'name'>, { schema, choices }: FormKnowledge): ValueChange {
  const [first, ...further] = change.field.split('.');
  if (first === 'text')
    return { ...change, name: ['Text', further.join('.')].filter((words) => words !== '').join(': ') };
  const steps = change.field.split('.').map((step) => ({ step, held: undefined }));
  const { name, part } = named(steps, schema, undefined, (_, step) => step.charAt(0).toUpperCase() + step.slice(1));
  const words = (text: string | null) => text && valueWords(typed(text, part), part, choices);
  return { field: change.field, name, before: words(change.before), after: words(change.after) };
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

/** The value that came as a text, where the form knows of which type it is. */
function typed(text: string, part: FormSchema | undefined): unknown {
  if (part?.type !== 'number' && part?.type !== 'integer') return text;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
