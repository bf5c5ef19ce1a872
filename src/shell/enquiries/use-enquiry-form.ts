import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
  useFormState,
} from 'react-hook-form';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EnquiryName, enquiryCalls } from '#platform/enquiries/enquiry.ts';
import { fieldsOf } from '#platform/fields-of.ts';
import { fittingValues } from '#platform/forms/form-draft.ts';
import { type FieldWords, wordsFor } from '#shell/enquiries/field-words.ts';
import { useFormDraft } from '#shell/enquiries/use-form-draft.ts';
import type { FieldProblem } from '#ui/fields/error-summary.tsx';

export interface EnquiryFormOptions<Values extends FieldValues> {
  name: EnquiryName;
  /** Every field with its value when nobody has written anything; a draft keeps these fields and no others. */
  emptyForm: Values & DefaultValues<Values>;
  /** The call's body without token and request id. A field's path in it is the field's name in the form. */
  toBody(values: Values): object;
  words: FieldWords;
}

/** The id of a field, for its label, its error and the summary. */
const fieldId = (form: string, field: string) => `${form}-${field.replaceAll('.', '-')}`;

const anyRequestId = '00000000-0000-4000-8000-000000000000';

/** Reads a filled-in form with the call's own schema: one set of rules for browser and server. */
function resolverOf<Values extends FieldValues>({ name, toBody, words }: EnquiryFormOptions<Values>) {
  const { body = z.unknown() }: Endpoint = enquiryCalls[name];
  const sentWith = { turnstileToken: 'made when it is sent', clientRequestId: anyRequestId };
  const filledIn = z.transform((values: Values): unknown => ({ ...toBody(values), ...sentWith }));
  const schema = z.pipe(z.pipe(filledIn, body), z.transform(fieldsOf));
  return zodResolver(schema, { error: wordsFor(words) });
}

/** The fields of an enquiry: validated by the contract, and kept as a draft while they are written. How it is sent: useEnquirySubmit. */
export function useEnquiryForm<Values extends FieldValues>(options: EnquiryFormOptions<Values>) {
  const { name, emptyForm } = options;
  const form = useForm<Values, unknown, Partial<Record<string, unknown>>>({
    defaultValues: emptyForm,
    resolver: resolverOf(options),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { errors } = useFormState({ control: form.control });
  const draft = useFormDraft(name, form, emptyForm);

  return {
    name,
    form,
    draft,
    /** Everything a field component needs besides its label. */
    field(path: Path<Values>) {
      const error = messageOf(get(errors, path));
      return {
        ...form.register(path),
        id: fieldId(name, path),
        error,
      };
    },
    problems: problemsOf(name, errors),
    /** Puts beside the fields what the server has refused of them, by their paths. */
    refuse(fields: Readonly<Record<string, readonly string[]>>) {
      for (const [path, [message = 'Please check this once more.']] of Object.entries(fields)) {
        if (isPath<Values>(path)) form.setError(path, { type: 'server', message });
      }
    },
    /** Takes the fields as they stand: some programs fill them in and tell nobody. */
    readFields(element: HTMLFormElement) {
      const values: unknown = form.getValues();
      for (const control of element.elements) {
        const written = writtenIn(control);
        if (written === undefined || !isPath<Values>(written.name)) continue;
        const known: unknown = get(values, written.name);
        if (typeof known === typeof written.value && known !== written.value)
          form.setValue(written.name, written.value as PathValue<Values, Path<Values>>);
      }
    },
    /** Fills the form in with what was written at another time. */
    fillIn(values: unknown) {
      form.reset(fittingValues(emptyForm, values), { keepDefaultValues: true });
    },
  };
}

export type EnquiryForm<Values extends FieldValues> = ReturnType<typeof useEnquiryForm<Values>>;

/** What stands in a field, and the field's name; undefined for what is none, and for a choice that was not taken. */
function writtenIn(control: Element): { name: string; value: string | boolean } | undefined {
  if (control instanceof HTMLInputElement) {
    const { name, type, checked, value } = control;
    if (type === 'radio' && !checked) return undefined;
    return { name, value: type === 'checkbox' ? checked : value };
  }
  const isField = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return isField ? { name: control.name, value: control.value } : undefined;
}

/** The server names a field by its path in the body, which is its name in the form. */
function isPath<Values extends FieldValues>(path: unknown): path is Path<Values> {
  return typeof path === 'string';
}

/** Every error with a message, in the order of the form's fields. */
function problemsOf(form: string, errors: object, path = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const field = path === '' ? key : `${path}.${key}`;
    const message = messageOf(error);
    return message === undefined ? problemsOf(form, error, field) : [{ id: fieldId(form, field), message }];
  });
}

function messageOf(error: unknown): string | undefined {
  const { message } = fieldsOf(error);
  return typeof message === 'string' ? message : undefined;
}
