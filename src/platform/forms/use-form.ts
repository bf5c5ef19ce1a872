import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { AppError } from '#platform/api/app-error.ts';
import { fieldsOf } from '#platform/fields-of.ts';
import { type FieldWords, unknownError, wordsFor } from '#platform/forms/field-words.ts';
import { clearDraft, fittingValues, readDraft, writeDraft } from '#platform/forms/form-draft.ts';
import { isFilled } from '#platform/forms/replay-typed-fields.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field, by its path in the form's values: `email`, `contact.email`. */
type FieldPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends object ? `${Key}.${FieldPath<Values[Key]>}` : Key;
}[keyof Values & string];

export interface FormOptions<Values extends object, Given> {
  /** Of its draft and, unless `id` is given, of its fields: `contact`, `contact-email`. */
  name: string;
  id?: string;
  /** Every field with what stands in it while nobody has touched it; a draft keeps these fields and no others. */
  untouched: Values;
  /** What is sent, by its own schema: one set of rules for browser and server. A field's path in it is its path in the form. */
  schema?: z.ZodMiniType<Given> | undefined;
  toBody?(values: Values): object;
  words?: FieldWords;
  /** Whether a draft is kept of it. */
  isKept?: boolean;
  /** A summary of what is wrong takes the focus, and not the first field of it. */
  hasSummary?: boolean;
  onEdit?(): void;
}

/**
 * A short form: what is typed stands in its fields and is kept as a draft until it was sent; what is wrong with it, as the schema
 * or the server says, is shown beside the field. One press is sent once.
 */
export function useForm<Values extends object, Given = Values>(options: FormOptions<Values, Given>) {
  type Send = (given: Given, values: Values) => Promise<unknown>;
  const { name, id = name, untouched, isKept = true } = options;
  const isHydrated = useIsHydrated();
  const [before] = useState(() => formBefore(id));
  const [found] = useState(() => (isHydrated && isKept && !before ? draftOf(name, untouched) : undefined));
  const [isRestored, setRestored] = useState(found !== undefined);
  const [touched, setTouched] = useState<Partial<Values>>(found ?? {});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const latest = useRef(touched);
  /** What this form is about may change with the very press that sends it. */
  const asked = useRef(options);
  const isUnderWay = useRef<boolean>(false);
  const values: Values = { ...untouched, ...touched };
  const shown = useRef(values);

  const fieldId = (path: string) => `${id}-${path.replaceAll('.', '-')}`;
  const latestValues = (): Values => ({ ...asked.current.untouched, ...latest.current });

  /** The fields hold their own text: what a program fills in unheard would be lost with the next render. */
  function show(): void {
    const now = latestValues();
    showIn(now, shown.current, fieldId);
    shown.current = now;
  }

  function touch(next: Partial<Values>): void {
    latest.current = next;
    setTouched(next);
    show();
    if (!isKept) return;
    // Agreement is given afresh each time; it is nothing one typed.
    const { consent: _consent, ...typed } = fieldsOf(next);
    const { untouched: nothing } = asked.current;
    if (isSame({ ...nothing, ...typed }, nothing)) clearDraft(name);
    else writeDraft(name, typed);
  }

  /** Takes the fields as they stand: some programs fill them in and tell nobody. */
  function read(form: HTMLFormElement | null, isMeant = (_control: Control) => true): void {
    let next = latestValues();
    const changed: Partial<Values> = {};
    for (const control of form?.elements ?? []) {
      const written = writtenIn(control);
      const known = valueAt(next, written?.name ?? '');
      if (written === undefined || !isMeant(control as Control)) continue;
      if (typeof known !== typeof written.value || known === written.value) continue;
      const path = written.name.split('.');
      next = withValue(next, path, written.value);
      const part = path[0] as keyof Values;
      changed[part] = next[part];
    }
    if (Object.keys(changed).length > 0) touch({ ...latest.current, ...changed });
  }

  function point(found: Readonly<Record<string, string>>): void {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined && !options.hasSummary) document.getElementById(fieldId(first))?.focus();
  }

  function check(): Given | undefined {
    const { schema, toBody, words = {} } = asked.current;
    const body: unknown = toBody?.(latestValues()) ?? latestValues();
    const given = schema && z.safeParse(schema, body, { error: wordsFor(words) });
    const found: Record<string, string> = {};
    for (const { path, message } of given?.error?.issues ?? []) found[path.join('.')] ??= message;
    point(found);
    return given === undefined ? (body as Given) : given.data;
  }

  /** Shows beside the fields what the server has refused of them. */
  function refuse(error: unknown): void {
    const refused = Object.entries((error instanceof AppError && error.details.fields) || {});
    point(Object.fromEntries(refused.map(([path, [reason = unknownError]]) => [path, reason])));
  }

  /** Sends what the fields hold, unless something is wrong with it or under way. Whether it was sent. */
  async function press(event: FormEvent, send: Send): Promise<boolean> {
    event.preventDefault();
    if (isUnderWay.current) return false;
    if (event.currentTarget instanceof HTMLFormElement) read(event.currentTarget);
    const given = check();
    if (given === undefined) return false;
    isUnderWay.current = true;
    setSending(true);
    try {
      await send(given, latestValues());
      return true;
    } catch (error) {
      // Whoever sends shows what no field is to blame for.
      refuse(error);
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  const common = (path: FieldPath<Values>) => ({
    id: fieldId(path),
    name: path,
    error: errors[path],
    onChange({ currentTarget }: ChangeEvent<Control>) {
      read(currentTarget.form);
      const { [path]: _mended, ...others } = errors;
      setErrors(others);
      options.onEdit?.();
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anybody can go on writing
  useLayoutEffect(() => {
    answering.add(id);
    // A page that was prerendered for nobody has no draft.
    const draft = found === undefined && isKept ? draftOf(name, untouched) : undefined;
    if (draft !== undefined) {
      latest.current = { ...draft, ...latest.current };
      setTouched(latest.current);
      setRestored(true);
    }
    read(before, isFilled);
    show();
    return () => void answering.delete(id);
  }, []);

  useLayoutEffect(() => {
    asked.current = options;
    show();
  });

  return {
    values,
    errors: Object.entries(errors).map(([path, message]) => ({ id: fieldId(path), message })),
    isSending,
    /** Spread into a field of text. */
    field: (path: FieldPath<Values>) => ({ ...common(path), defaultValue: String(valueAt(values, path)) }),
    /** Spread into a choice. */
    choice: (path: FieldPath<Values>) => ({ ...common(path), value: String(valueAt(values, path)) }),
    /** Spread into a box one ticks. */
    tick: (path: FieldPath<Values>) => ({ ...common(path), checked: valueAt(values, path) === true }),
    /** For what is no field of a form: a stepper, a template. */
    change(next: Partial<Values>) {
      if (isSame({ ...latest.current, ...next }, latest.current)) return;
      touch({ ...latest.current, ...next });
      options.onEdit?.();
    },
    refuse,
    press,
    /** What is typed while it is sent stays. */
    submit: (send: Send) => async (event: FormEvent) => {
      let sent: Partial<Values> = {};
      const isSent = await press(event, (given, written) => {
        const sending = send(given, written);
        sent = latest.current;
        return sending;
      });
      if (!isSent) return;
      const isNew = ([key, value]: [string, unknown]) => !isSame(value, sent[key as keyof Values]);
      touch(Object.fromEntries(Object.entries(latest.current).filter(isNew)) as Partial<Values>);
    },
    /** Fills the form in with what was written at another time. */
    fillIn: (written: unknown) => touch(fittingValues(untouched, written)),
    draft: {
      isRestored,
      discard() {
        touch({});
        setErrors({});
        setRestored(false);
      },
    },
  };
}

/** The forms that follow what is written in them, by their id. */
const answering = new Set<string>();

/** The form as the page came with it, where somebody has written in it; React may be about to render it anew. */
function formBefore(id: string): HTMLFormElement | null {
  if (import.meta.env.SSR || answering.has(id)) return null;
  return [...document.querySelectorAll<Control>(`[id^="${id}-"][name]`)].find(isFilled)?.form ?? null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a draft says that is not so untouched. */
function draftOf<Values extends object>(name: string, untouched: Values): Partial<Values> | undefined {
  const draft = readDraft(name, untouched);
  if (draft === undefined) return undefined;
  const own = Object.entries(draft).filter(([key, value]) => !isSame(value, untouched[key as keyof Values]));
  return Object.fromEntries(own) as Partial<Values>;
}

const valueAt = (values: object, path: string) =>
  path.split('.').reduce<unknown>((part, key) => fieldsOf(part)[key], values);

function withValue<Values extends object>(values: Values, [key = '', ...rest]: string[], value: unknown): Values {
  const part: unknown = rest.length === 0 ? value : withValue(fieldsOf(fieldsOf(values)[key]), rest, value);
  return { ...values, [key]: part };
}

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

/** Writes into the fields of text what is other than it was shown before. */
function showIn(values: object, before: unknown, fieldId: (path: string) => string, path = ''): void {
  for (const [key, value] of Object.entries(values)) {
    const shown = fieldsOf(before)[key];
    if (typeof value === 'object' && value !== null) showIn(value, shown, fieldId, `${path}${key}.`);
    if (value === shown) continue;
    const field = document.getElementById(fieldId(path + key));
    const isText =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');
    if (isText && field.value !== value) field.value = String(value);
  }
}
