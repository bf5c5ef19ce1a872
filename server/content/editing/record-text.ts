import type { ContentKind, ContentProblem, ContentValue } from '#contract/desk/content.ts';
import { isSame } from '#records/values.ts';
import { newFrontMatter, readFrontMatter, withFields } from '#server/content/editing/front-matter.ts';
import { newJson, withJsonValue } from '#server/content/editing/json-layout.ts';
import { recordKinds } from '#server/content/editing/record-kinds.ts';
import { parseJson } from '#server/content/files/read-json-file.ts';

/** What one cannot edit is not read: fields within fields within fields, as no form has them. */
const deepest = 40;

/**
 * What a file's text holds, as it is written: `{{name}}` stays `{{name}}`. Undefined where it cannot be read as a record is, which
 * the check of the content says in full.
 */
export function readRecordText(kind: ContentKind, text: string): ContentValue | undefined {
  const { body } = outside(text);
  if (recordKinds[kind].extension === '.json') {
    const problems: ContentProblem[] = [];
    const fields = parseJson('', body, problems);
    return problems.length > 0 || isTooDeep(fields) ? undefined : { fields, text: null };
  }
  const parts = parted(body);
  const read = parts && readFrontMatter(parts.matter);
  return parts === undefined || read === undefined || isTooDeep(read.fields)
    ? undefined
    : { fields: read.fields, text: parts.text };
}

/**
 * The text of a file that holds this value: that of `before`, where there is one that can be read, with nothing changed but what
 * is another there.
 */
export function writeRecordText(kind: ContentKind, value: ContentValue, before?: string): string {
  const known = before === undefined ? undefined : readRecordText(kind, before);
  if (before === undefined || known === undefined) return anew(kind, value);
  if (isSame(known, value)) return before;
  const { mark, body, lineEnd } = outside(before);
  const text = mark + changed(kind, value, body);
  return lineEnd === '\n' ? text : text.replaceAll('\n', lineEnd);
}

function anew(kind: ContentKind, { fields, text }: ContentValue): string {
  return recordKinds[kind].extension === '.json' ? newJson(fields) : `---\n${newFrontMatter(fields)}---\n${text ?? ''}`;
}

function changed(kind: ContentKind, { fields, text }: ContentValue, before: string): string {
  const { extension, schema } = recordKinds[kind];
  if (extension === '.json') return withJsonValue(before, fields, schema);
  return `---\n${withFields(parted(before)?.matter ?? '', fields, schema)}---\n${text ?? ''}`;
}

/** The mark some editors begin a file with, and the line ends of others. */
function outside(text: string): { mark: string; body: string; lineEnd: string } {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  return { mark, body: body.replaceAll('\r\n', '\n'), lineEnd: /\r\n/.test(body) ? '\r\n' : '\n' };
}

/** As the catalogue parts a text: server/content/catalogue/records/read-content.ts. */
function parted(body: string): { matter: string; text: string } | undefined {
  const [, matter, text = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(body) ?? [];
  return matter === undefined ? undefined : { matter, text };
}

/** Whether a value is deeper than any file of the content can be. */
export function isTooDeep(value: unknown, left = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
