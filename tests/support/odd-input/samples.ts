import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

/* What is in order, made of the contract's schemas. */

type Schema = z.core.$ZodType;

/** What a schema is made of; each kind has some of these. */
type Definition = z.core.$ZodTypeDef & {
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  options?: readonly Schema[];
  innerType?: Schema;
  values?: readonly unknown[];
  entries?: Readonly<Record<string, unknown>>;
};

/** Tried one after the other where a schema wants a text of some kind; what is tried first is in order nearly everywhere. */
const texts = [
  ...['Elephants, please.', 'ada@mail.example', '+254700000000', '/tour/marsh-day', 'marsh-day', '2027-07-03'],
  ...['2026-11-25T09:00:00.000Z', '06:20', randomUUID(), '0123456789abcdef', 'ABCD2345', '123456', 'a'],
];
const numbers = [1, 2, 0, 0.5];

/** What a part is best called by its name, so that a call comes as far as it can. */
export type Known = Readonly<Record<string, unknown>>;

/**
 * A value that the schema takes, with every field that may stand beside the others.
 *
 * @throws Error where nothing fits: give `texts` one that does.
 */
export function sampleOf(schema: Schema, known: Known = {}, name = ''): unknown {
  const made = candidatesOf(schema, known, name).find((candidate) => z.core.safeParse(schema, candidate).success);
  if (made === undefined) throw new Error(`Nothing that is in order is known for ${name || 'a body'}.`);
  return made;
}

function candidatesOf(schema: Schema, known: Known, name: string): readonly unknown[] {
  const { type, shape, element, options = [], innerType, values = [], entries = {} } = schema._zod.def as Definition;
  const parts = (of: Schema) => sampleOf(of, known, name);
  const own: readonly unknown[] = name in known ? [known[name]] : [];
  if (shape) {
    const fields = Object.entries(shape).map(([key, of]): [string, unknown] => [key, sampleOf(of, known, key)]);
    // Some bear no other beside them: one is left out, or two.
    const without = fields.flatMap(([one]) =>
      fields.map(([other]) => fields.filter(([key]) => key !== one && key !== other)),
    );
    return [...own, ...[fields, ...without].map((some) => Object.fromEntries(some))];
  }
  if (element) return [...own, [parts(element)], []];
  if (innerType) return [...own, parts(innerType), null];
  if (type === 'union') return [...own, ...options.map(parts)];
  return [...own, ...values, ...Object.values(entries), ...texts, ...numbers, true, {}];
}

type Path = readonly (string | number)[];

/** The ways to a value and to each of its parts. */
export function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [at, ...keys.flatMap((key) => pathsIn((value as Record<string | number, unknown>)[key], [...at, key]))];
}

/** The same value with another part at that way, which may be new; undefined takes it out. */
export function withPart(value: unknown, [key, ...deeper]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  if (typeof value !== 'object' || value === null) return [value];
  // Entries, since a name such as `__proto__` is one like any other in what arrives.
  const parts = new Map<string | number, unknown>(Array.isArray(value) ? value.entries() : Object.entries(value));
  parts.set(key, withPart(parts.get(key), deeper, part));
  if (parts.get(key) === undefined) parts.delete(key);
  return Array.isArray(value) ? [...parts.values()] : Object.fromEntries(parts);
}
