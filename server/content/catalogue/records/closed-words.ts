import * as z from 'zod/mini';

type OpenWord<Closed extends z.ZodMiniType> = z.ZodMiniUnion<readonly [Closed, z.ZodMiniString]>;

type ClosedWord<Schema> =
  Schema extends OpenWord<infer Closed>
    ? Closed
    : Schema extends z.ZodMiniOptional<OpenWord<infer Closed>>
      ? z.ZodMiniOptional<Closed>
      : Schema;

type ClosedWords<Shape> = { [Field in keyof Shape]: ClosedWord<Shape[Field]> };

/**
 * The same fields, but with every open word (contract/values.ts) held to its list: a browser shows a word it does not know, and a
 * writer who misspelt one is told.
 */
export function withClosedWords<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): ClosedWords<Shape> {
  const closed = Object.entries(shape).map(([field, schema]) => [field, closedWord(schema)]);
  return Object.fromEntries(closed) as ClosedWords<Shape>;
}

function closedWord(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniOptional) return z.optional(closedWord(schema.def.innerType as z.ZodMiniType));
  if (!(schema instanceof z.ZodMiniUnion)) return schema;
  const [first] = schema.def.options;
  return first instanceof z.ZodMiniEnum ? first : schema;
}
