import * as z from 'zod/mini';
import { nearestWord } from '#server/content/files/nearest-word.ts';
import { shown, wordsOfIssue } from '#server/content/files/value-words.ts';

interface ValueProblem {
  /** The path to the value: `itinerary.0.drive.mode`. */
  field: string;
  reason: string;
}

type Reading<T> = { isOk: true; data: T } | { isOk: false; problems: ValueProblem[] };

/** Reads a value of a file by its schema. A field no schema knows is a problem at every depth: what it says would be lost. */
export function readValue<T>(schema: z.ZodMiniType<T>, value: unknown): Reading<T> {
  const result = schema.safeParse(value, { error: wordsOfIssue });
  const issues = result.error?.issues ?? [];
  const problems = [...issues.flatMap((issue) => issueProblems(issue)), ...unknownFields(schema, value, [])];
  if (result.success && problems.length === 0) return { isOk: true, data: result.data };
  // What is refused is never lost without a word.
  const found =
    problems.length > 0 ? problems : issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
  return { isOk: false, problems: found.map((problem) => withWhatIsThere(problem, value)) };
}

/** A schema's own advice follows what is there: `is missing; write one line of text`. */
function withWhatIsThere({ field, reason }: ValueProblem, value: unknown): ValueProblem {
  if (!reason.startsWith('write ')) return { field, reason };
  const held = (field === '' ? [] : field.split('.')).reduce<unknown>((within, name) => Object(within)[name], value);
  return { field, reason: `is ${held === undefined ? 'missing' : shown(held)}; ${reason}` };
}

function issueProblems(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): ValueProblem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') return [];
  // Of several forms a value may have, the one it comes nearest to is the one that was meant.
  const forms = issue.code === 'invalid_union' ? issue.errors : [];
  const [meant] = forms.toSorted((one, other) => one.length - other.length);
  if (meant !== undefined) return meant.flatMap((inner) => issueProblems(inner, path));
  return [{ field: path.join('.'), reason: issue.message }];
}

function unknownFields(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): ValueProblem[] {
  const form = formOf(schema, value);
  if (Array.isArray(value) && form instanceof z.ZodMiniArray) {
    return value.flatMap((item, index) => unknownFields(form.def.element, item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null || !(form instanceof z.ZodMiniObject)) return [];
  const fields = form.def.shape as Readonly<Record<string, z.core.$ZodType>>;
  return Object.entries(value).flatMap(([name, held]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field !== undefined) return unknownFields(field, held, [...path, name]);
    const free = Object.keys(fields).filter((known) => !Object.hasOwn(value, known));
    const nearest = nearestWord(name, free);
    const advice = nearest === undefined ? 'take it out' : `did you mean "${nearest}"?`;
    return [{ field: [...path, name].join('.'), reason: `is no field here; ${advice}` }];
  });
}

/** What a value is read by where it is left out or has one of several forms. */
export function formOf(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return formOf(schema.def.innerType, value);
  if (!(schema instanceof z.core.$ZodUnion)) return schema;
  const misfits = (option: z.core.$ZodType) => z.safeParse(option, value).error?.issues.length ?? 0;
  return schema._zod.def.options.toSorted((one, other) => misfits(one) - misfits(other))[0];
}
