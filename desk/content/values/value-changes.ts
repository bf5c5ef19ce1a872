import { type FormSchema, formOf, schemaAt } from '#desk/content/form-schema.ts';
import { fieldName } from '#desk/content/values/field-names.ts';
import { type FormKnowledge, itemName, valueWords } from '#desk/content/values/value-words.ts';
import { type Difference, differencesOf } from '#records/differences.ts';
import { isFields, type Way } from '#records/values.ts';

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
  const schemaOf = (way: Way) => schemaAt(form.schema, way, after);
  const lookOf = (way: Way) => schemaOf(way)?.['x-look'];
  return differencesOf(before, after, (way) => readWhole.includes(lookOf(way)))
    .filter(({ way }) => lookOf(way) !== 'count')
    .map((difference) => ({ field: difference.way.join('.'), ...words(difference) }))
    .filter(({ before: was, after: is }) => was !== is);

  function words({ way, before: was, after: is, isOrder }: Difference): Omit<ValueChange, 'field'> {
    const list = schemaOf(isOrder ? way : way.slice(0, -1));
    const nameOf = (item: unknown, index: number) => oneName(item, index, list?.items, form);
    const title = list?.title ?? 'List';
    if (isOrder) {
      const order = (items: unknown) => (items as unknown[]).map(nameOf).join(', ');
      return { name: `${title}: order`, before: order(was), after: order(is) };
    }
    const last = way.at(-1);
    if (typeof last === 'number' && (was === undefined || is === undefined)) {
      const one = (item: unknown) => (item === undefined ? null : nameOf(item, last));
      return { name: title, before: one(was), after: one(is) };
    }
    const schema = schemaOf(way);
    const inWords = (value: unknown) => valueWords(value, formOf(schema, value), form.choices);
    return { name: fieldName(way, is === undefined ? before : after, form), ...inShort(inWords(was), inWords(is)) };
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
