import type { ContentProblem, ContentRecord, ContentValue } from '#contract/desk/content.ts';
import type { FormChapter } from '#contract/desk/content-form.ts';
import { recordOf } from '#desk/content/content-words.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { valueProblems } from '#desk/content/values/value-problems.ts';
import { isSame, pathOf, valueAt } from '#records/values.ts';

export interface RecordProblem {
  /** The path to the field in this record, or the file of another one. */
  field: string;
  file: string | undefined;
  reason: string;
  /** It may be meant so. */
  isBegun?: boolean | undefined;
}

interface ProblemSources {
  record: ContentRecord;
  /** What would be kept, what is kept, and what the last press on Publish was answered. */
  completed: ContentValue;
  stored: ContentValue;
  refused: readonly ContentProblem[];
  /** What stands as a new record begins with it, and was said to be meant so. */
  meant: readonly string[];
  schema: FormSchema;
  /** Somebody wanted to publish. */
  isAsked: boolean;
}

/**
 * What keeps a record from being published: what the form sees at once, in words of who fills it in, and what the server found in
 * the whole catalogue, as long as the field is as it was then.
 */
export function recordProblems({
  record,
  completed,
  stored,
  refused,
  meant,
  schema,
  isAsked,
}: ProblemSources): RecordProblem[] {
  const { kind, name } = record.row;
  const { fields, text } = completed;
  const isShown = isAsked || record.draft !== null;
  const own: RecordProblem[] = isShown
    ? valueProblems(fields, schema).map((problem) => ({ ...problem, file: undefined }))
    : [];
  if (isShown && text !== null && text.trim() === '')
    own.push({ field: 'text', reason: 'Write the text.', file: undefined });
  const isHere = ({ file }: ContentProblem) => {
    const named = recordOf(file);
    return named?.kind === kind && named.name === name;
  };
  const isAsItWas = ({ field }: ContentProblem) => {
    if (isOfText(field)) return text === stored.text;
    return isSame(valueAt(fields, pathOf(field)), valueAt(stored.fields, pathOf(field)));
  };
  const isMeant = ({ field, isBegun }: ContentProblem) => isBegun === true && meant.includes(field);
  const reported = [...(record.draft?.faults ?? []), ...refused].filter((problem) => !isMeant(problem));
  const here = reported.filter((problem) => isHere(problem) && isAsItWas(problem));
  const elsewhere = reported.filter((problem) => !isHere(problem));
  return onceEach([
    ...own,
    ...here.map(({ field, reason, isBegun }) => ({ field, reason: asSentence(reason), file: undefined, isBegun })),
    ...elsewhere,
  ]);
}

/** The check speaks of a field of a file: `is 7, which does not fit`. */
function asSentence(reason: string): string {
  if (/^(?:is|has|names|lacks|goes|gives|cannot)\b/.test(reason)) return `It ${reason}`;
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

/** The form's own words come first; the server says the same in those of a file. */
function onceEach(problems: RecordProblem[]): RecordProblem[] {
  const keyOf = ({ file = '', field, reason }: RecordProblem) =>
    file === '' && field !== '' ? field : `${file} ${field} ${reason}`;
  return [...new Map(problems.toReversed().map((problem) => [keyOf(problem), problem])).values()].toReversed();
}

/** `line 12` of a file in Markdown, or its text as a whole. */
export const isOfText = (field: string) => field === 'text' || /^line \d/.test(field) || field.startsWith('{{');

/** The chapter a field stands in; the first for what stands in none. */
export function chapterOf(field: string, chapters: readonly FormChapter[]): FormChapter | undefined {
  const [first = ''] = field.split('.');
  const name = isOfText(field) ? 'text' : first;
  return chapters.find(({ fields }) => fields.includes(name)) ?? chapters[0];
}

/** `Prices and seasons` → `prices-and-seasons`, as the address has it. */
export const chapterSlug = ({ title }: FormChapter) => title.toLowerCase().replaceAll(' ', '-');
