import { type FormSchema, formOf } from '#desk/content/form-schema.ts';
import { fieldName } from '#desk/content/values/field-names.ts';
import { isFields, isSame, namesIn, valueAt, type Way } from '#desk/content/values/value-at.ts';
import { type FormKnowledge, itemName, valueWords } from '#desk/content/values/value-words.ts';

/** What one field was and is, as a person reads it; null where there was or is nothing. */
export interface ValueChange {
  field: string;
  name: string;
  before: string | null;
  after: string | null;
}

/** Where two values of a form differ. */
export function valueChanges(before: unknown, after: unknown, form: FormKnowledge): ValueChange[] {
  const changes: ValueChange[] = [];
  compare([], before, after, form.schema);
  return changes;

  function tell(way: Way, was: string, is: string, at: unknown = after): void {
    if (was === is) return;
    const name = fieldName(way, valueAt(at, way) === undefined ? before : at, form);
    changes.push({ field: way.join('.'), name, ...inShort(was, is) });
  }

  function compare(way: Way, was: unknown, is: unknown, given: FormSchema | undefined): void {
    if (isSame(was, is)) return;
    const schema = formOf(given, is ?? was);
    if (isFields(was) && isFields(is) && schema?.['x-look'] !== 'repeats') {
      for (const name of namesIn(was, is)) compare([...way, name], was[name], is[name], schema?.properties?.[name]);
    } else if (Array.isArray(was) && Array.isArray(is)) compareLists(way, was, is, schema);
    else if (schema?.['x-look'] !== 'count') {
      tell(way, valueWords(was, formOf(given, was), form.choices), valueWords(is, schema, form.choices));
    }
  }

  function compareLists(way: Way, was: unknown[], is: unknown[], list: FormSchema | undefined): void {
    const schema = list?.items;
    const isOfFields = [...was, ...is].some(isFields);
    if (!isOfFields && (list?.['x-look'] === 'ticks' || list?.['x-look'] === 'numbers')) {
      tell(way, valueWords(was, list, form.choices), valueWords(is, list, form.choices));
      return;
    }
    const pairs = pairItems(was, is);
    const stayed = pairs.flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [{ from, to }]));
    if (stayed.some(({ from }, index) => from < (stayed[index - 1]?.from ?? 0))) {
      const order = (items: unknown[]) => items.map((item, index) => oneName(item, index, schema)).join(', ');
      const name = `${list?.title ?? 'List'}: order`;
      changes.push({ field: way.join('.'), name, before: order(was), after: order(is) });
    }
    for (const { from, to } of pairs) {
      if (from !== undefined && to !== undefined) compare([...way, to], was[from], is[to], schema);
      else if (to !== undefined) changes.push(oneChange([...way, to], list, null, oneName(is[to], to, schema)));
      else if (from !== undefined)
        changes.push(oneChange([...way, from], list, oneName(was[from], from, schema), null));
    }
  }

  function oneName(item: unknown, index: number, schema: FormSchema | undefined): string {
    if (!isFields(item)) return valueWords(item, schema, form.choices);
    const own = typeof item.title === 'string' && item.title !== '' ? item.title : undefined;
    return own ?? itemName(item, index, schema);
  }

  function oneChange(way: Way, list: FormSchema | undefined, was: string | null, is: string | null): ValueChange {
    return { field: way.join('.'), name: list?.title ?? 'List', before: was, after: is };
  }
}

/** Which item became which: the same ones first, then those of the same name, then those in the same place. */
function pairItems(was: unknown[], is: unknown[]): { from?: number; to?: number }[] {
  const free = new Set(was.keys());
  const fromOf = new Map<number, number>();
  const pair = (fits: (from: number, to: number) => boolean) => {
    for (const to of is.keys()) {
      if (fromOf.has(to)) continue;
      const from = [...free].find((candidate) => fits(candidate, to));
      if (from === undefined) continue;
      fromOf.set(to, from);
      free.delete(from);
    }
  };
  pair((from, to) => from === to && isSame(was[from], is[to]));
  pair((from, to) => isSame(was[from], is[to]));
  pair((from, to) => keyOf(was[from]) !== undefined && keyOf(was[from]) === keyOf(is[to]));
  if (was.length === is.length) pair((from, to) => from === to);
  return [...[...is.keys()].map((to) => ({ from: fromOf.get(to), to })), ...[...free].map((from) => ({ from }))].map(
    ({ from, ...rest }) => ({ ...rest, ...(from !== undefined && { from }) }),
  );
}

function keyOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const key = [item.id, item.people, item.name, item.title, item.question, item.file, item.fee, item.species].find(
    (own) => typeof own === 'string' || typeof own === 'number',
  );
  return key === undefined ? undefined : String(key);
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
