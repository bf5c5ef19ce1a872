import { type FormSchema, formOf } from '#desk/content/form-schema.ts';
import { isFields } from '#records/values.ts';

/** The longest part of an address that is made of a name. */
const longest = 60;

/**
 * What nobody types: the number of each item, what has one value only, and addresses that are made of a name once and then stay.
 * Fields without a value are left out.
 */
export function completeValue(value: unknown, given: FormSchema | undefined): unknown {
  const schema = formOf(given, value);
  if (Array.isArray(value)) return value.map((item, index) => completeItem(item, index, schema?.items));
  if (!isFields(value)) return value;
  return completeFields(value, schema);
}

function completeItem(item: unknown, index: number, given: FormSchema | undefined): unknown {
  const value = completeValue(item, given);
  const { properties = {} } = formOf(given, value) ?? {};
  if (!isFields(value)) return value;
  const counts = Object.keys(properties).filter((name) => properties[name]?.['x-look'] === 'count');
  return counts.length === 0 ? value : { ...value, ...Object.fromEntries(counts.map((name) => [name, index + 1])) };
}

function completeFields(fields: Record<string, unknown>, schema: FormSchema | undefined): Record<string, unknown> {
  const { properties = {}, required = [] } = schema ?? {};
  const held: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => [name, completeValue(inner, properties[name])]),
  );
  for (const [name, { const: only, 'x-look': widget, 'x-from': from = '' }] of Object.entries(properties)) {
    if (only !== undefined && required.includes(name)) held[name] = only;
    if (widget === 'made-address' && (held[name] === undefined || held[name] === '')) {
      const made = addressOf(String(held[from] ?? ''));
      if (made !== '') held[name] = made;
    }
  }
  return held;
}

/** `What if it rains?` → `what-if-it-rains` */
function addressOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}

/** A new item of a list: what is required and cannot be typed into a single field is begun. */
export function newItem(given: FormSchema | undefined, siblings: readonly unknown[]): unknown {
  const schema = given?.oneOf?.[0] ?? given;
  if (schema?.type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(
      required.flatMap((name) => {
        const begun = beginning(properties[name], name, siblings);
        return begun === undefined ? [] : [[name, begun]];
      }),
    );
  }
  if (schema?.type === 'string' && schema.enum === undefined) return '';
  return undefined;
}

function beginning(schema: FormSchema | undefined, name: string, siblings: readonly unknown[]): unknown {
  if (schema?.const !== undefined) return schema.const;
  if (schema?.['x-look'] === 'position') return nextPosition(siblings, name);
  if (schema?.type === 'boolean') return false;
  if (schema?.type === 'object') return newItem(schema, []);
  if (schema?.type === 'array') {
    const first =
      schema.minItems !== undefined && schema.items?.type === 'object' ? newItem(schema.items, []) : undefined;
    return first === undefined ? [] : [first];
  }
  return undefined;
}

function nextPosition(siblings: readonly unknown[], name: string): number {
  const taken = siblings.map((item) => (isFields(item) ? Number(item[name] ?? 0) : 0));
  return Math.max(0, ...taken) + 1;
}
