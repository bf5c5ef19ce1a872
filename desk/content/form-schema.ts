import type { FieldHints } from '#contract/desk/content-form.ts';
import type { NumberKind } from '#desk/platform/typed-number.ts';
import type { ValuePath } from '#records/values.ts';

/** A part of a form's schema, as the server makes it (contract/desk/content-form.ts). */
export interface FormSchema extends Partial<FieldHints> {
  type?: string;
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  items?: FormSchema;
  oneOf?: readonly FormSchema[];
  enum?: readonly string[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

/** The part that a value there is read by; of several forms the one that fits it. */
export function schemaAt(schema: FormSchema | undefined, path: ValuePath, value: unknown): FormSchema | undefined {
  const form = formOf(schema, value);
  const [step, ...further] = path;
  if (step === undefined || form === undefined) return form;
  const held = (value as Record<string | number, unknown> | undefined)?.[step];
  return schemaAt(typeof step === 'number' ? form.items : form.properties?.[step], further, held);
}

/** Of several forms a value may have, the one whose fixed fields it has. */
export function formOf(schema: FormSchema | undefined, value: unknown): FormSchema | undefined {
  if (schema?.oneOf === undefined) return schema;
  const held = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const fits = ({ properties = {} }: FormSchema) =>
    Object.entries(properties).every(([name, { const: only }]) => only === undefined || held[name] === only);
  return schema.oneOf.find(fits) ?? schema.oneOf[0];
}

export function numberKind({ type, 'x-look': widget }: FormSchema): NumberKind {
  if (widget === 'usd' || widget === 'local') return 'amount';
  return type === 'integer' ? 'count' : 'measure';
}

/** Holds lists and parts of its own, which need no frame around them. */
export function isOfParts({ properties = {} }: FormSchema): boolean {
  return Object.values(properties).some(
    ({ type, oneOf }) => type === 'array' || type === 'object' || oneOf !== undefined,
  );
}
