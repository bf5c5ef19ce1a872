import type { FormSchema } from '#desk/content/form-schema.ts';

/** Filled in by itself. */
export const isHidden = ({ 'x-look': look }: FormSchema) => look === 'count' || look === 'fixed';

/** Takes no more than half a line. */
export function isShort(schema: FormSchema | undefined): boolean {
  const { type, enum: values, 'x-names': names, 'x-look': look = '' } = schema ?? {};
  if (type === 'integer' || type === 'number' || type === 'boolean') return true;
  if (type === 'array') return look === 'numbers';
  return (
    type === 'string' && (values !== undefined || names !== undefined || ['day', 'month', 'year-day'].includes(look))
  );
}
