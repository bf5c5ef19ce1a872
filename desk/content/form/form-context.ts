import { type ComponentType, createContext, useContext } from 'react';
import type { FormSchema } from '#desk/content/form-schema.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { isSame, type ValuePath, valueAt } from '#records/values.ts';
import type { FieldLabels } from '#ui/fields/field-frame.tsx';

/** What every field of a form can ask for. */
export interface FormContextValue {
  /** What draws a part of a form; parts hold others. */
  Field: ComponentType<FieldProps>;
  form: FormKnowledge;
  /** The whole value as it is live, to compare with. */
  live: unknown;
  /** The whole value as it is now. */
  value: unknown;
  /** What is wrong, by the path of the field. */
  problems: ReadonlyMap<string, string>;
  /** Warnings, by the path of the field. */
  warnings: ReadonlyMap<string, string>;
  /** Where somebody wants to be taken; another object each time. */
  wanted: { field: string } | undefined;
  /** Changes what stands there at that moment; undefined takes it out. */
  change(path: ValuePath, update: (held: unknown) => unknown): void;
  /** Says something to those who cannot see the list move. */
  announce(words: string): void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (context === undefined) throw new Error('A field of a form stands outside of a record’s form.');
  return context;
}

export function useFieldError(path: ValuePath): string | undefined {
  return useFormContext().problems.get(path.join('.'));
}

/** The name of a field in its document, which the summary of problems leads to. */
export const fieldId = (path: ValuePath) => ['content', ...path].join('.');

/** What leads into this part, another each time: somebody who wants to be taken there, or a problem. */
export function useWanted(path: ValuePath): unknown {
  const { wanted, problems } = useFormContext();
  const own = path.join('.');
  const isWithin = (field: string) => field === own || field.startsWith(`${own}.`);
  return wanted !== undefined && isWithin(wanted.field) ? wanted : [...problems.keys()].some(isWithin);
}

/** Whether this part is other than what is live. */
export function useIsChanged(path: ValuePath): boolean {
  const { live, value } = useFormContext();
  return live !== undefined && !isSame(valueAt(live, path), valueAt(value, path));
}

/** What every field of a form is given. */
export interface FieldProps {
  schema: FormSchema;
  value: unknown;
  /** Where it stands in the record. */
  path: ValuePath;
  isRequired: boolean;
  /** A field without a value is left out. */
  onChange: (value: unknown, path: ValuePath) => void;
}

/** Its label, its help and what is wrong with it. */
export function useLabels({ schema, path, isRequired }: FieldProps): FieldLabels & { isOptional: boolean } {
  const { title = '', description } = schema;
  const error = useFieldError(path);
  return { id: fieldId(path), label: title, hint: description, error, isOptional: !isRequired };
}

/** Fields of a long form stand closer than those of a page with five. */
export const boxClass =
  'w-full min-w-0 min-h-11 rounded-field border border-line-strong bg-surface px-3 text-base placeholder:text-subtle aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';

export const areaClass = `${boxClass} field-sizing-content contain-inline-size max-h-[32rem] py-2.5 leading-normal`;

/** Rows for a text where the browser cannot fit the box to it. */
export function rowsFor(text: string, least: number): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 90), 0);
  return Math.min(18, Math.max(least, lines));
}
