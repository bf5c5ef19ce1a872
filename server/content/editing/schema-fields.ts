import * as z from 'zod/mini';
import { fieldOf, isFields } from '#records/values.ts';
import { formOf } from '#server/content/files/value-problems.ts';

type Schema = z.core.$ZodType;

/** What the fields of a value are read by, in the order in which the schema names them. Empty where it is no object there. */
export function fieldSchemas(schema: Schema | undefined, value: unknown): Readonly<Record<string, Schema>> {
  const form = schema && formOf(schema, value);
  return form instanceof z.ZodMiniObject ? (form.def.shape as Readonly<Record<string, Schema>>) : {};
}

/** What the items of a list are read by. */
export function itemSchema(schema: Schema | undefined, value: unknown): Schema | undefined {
  const form = schema && formOf(schema, value);
  return form instanceof z.ZodMiniArray ? form.def.element : undefined;
}

/**
 * The names of `wanted` in an order: those that are `present` as they stand, each other where the schema has it between them, and
 * what the schema does not know at the end.
 */
export function placedNames(present: readonly string[], wanted: readonly string[], known: readonly string[]): string[] {
  const isWanted = new Set(wanted);
  const placed = present.filter((name) => isWanted.has(name));
  const isPlaced = new Set(placed);
  for (const name of known) {
    if (!isWanted.has(name) || isPlaced.has(name)) continue;
    const before = known.slice(0, known.indexOf(name)).findLast((other) => isPlaced.has(other));
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, name);
    isPlaced.add(name);
  }
  return [...placed, ...wanted.filter((name) => !isPlaced.has(name))];
}

/** A new value with its fields in the schema's order. */
export function inSchemaOrder(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const inner = itemSchema(schema, value);
    return value.map((item) => inSchemaOrder(inner, item));
  }
  if (!isFields(value)) return value;
  const schemas = fieldSchemas(schema, value);
  const names = placedNames([], Object.keys(value), Object.keys(schemas));
  return Object.fromEntries(names.map((name) => [name, inSchemaOrder(schemas[name], fieldOf(value, name))]));
}
