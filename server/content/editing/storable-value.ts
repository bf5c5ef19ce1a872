import type { ContentKind, ContentValue } from '#contract/desk/content.ts';
import { isFields, isSame } from '#records/values.ts';
import { largestFile } from '#server/content/editing/record-file.ts';
import { recordKinds } from '#server/content/editing/record-kinds.ts';
import { isTooDeep, readRecordText, writeRecordText } from '#server/content/editing/record-text.ts';
import { ApiError } from '#server/http/api-error.ts';

/** What no keyboard types and no store or file keeps as it is: control characters, and halves of a character. */
const untypable = /\p{Cs}|(?![\t\n])\p{Cc}/u;

/**
 * What a form sent, as a draft can keep it: problems and all, with ends of lines as files have them.
 *
 * @throws ApiError `invalid` for what no file can hold, `payload_too_large`.
 */
export function storableValue(kind: ContentKind, { fields, text }: ContentValue): ContentValue {
  const hasText = recordKinds[kind].extension === '.md';
  if (!hasText && text !== null) throw refused('text', 'Records of this kind have no text below their fields.');
  if (isTooDeep(fields)) throw refused('fields', 'These fields lie too deep within each other.');
  const value = { fields: storable(fields ?? null, 'fields'), text: hasText ? storableText(text ?? '', 'text') : null };
  if (Buffer.byteLength(JSON.stringify(value)) > largestFile) {
    throw new ApiError('payload_too_large', `A record may be ${largestFile / 1000} kB large, and this is larger.`);
  }
  return value;
}

function storable(value: unknown, field: string): unknown {
  if (typeof value === 'string') return storableText(value, field);
  if (Array.isArray(value)) return value.map((item, index) => storable(item, `${field}.${index}`));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [storableText(name, field), storable(held, `${field}.${name}`)]),
  );
}

function storableText(text: string, field: string): string {
  const typed = text.replace(/\r\n?/g, '\n');
  if (untypable.test(typed)) throw refused(field, 'There is a character in it that cannot be seen; type it again.');
  return typed;
}

function refused(field: string, reason: string): ApiError {
  const name = field.slice(0, 60);
  return new ApiError('invalid', 'This cannot be kept as it is.', { errors: { [name]: [reason] } });
}

/** The text of a file that holds this, or why no file can. */
export function fileTextOf(
  kind: ContentKind,
  value: ContentValue,
  before: string | undefined,
): { text: string } | { reason: string } {
  const text = writeRecordText(kind, value, before);
  if (Buffer.byteLength(text) > largestFile) return { reason: `is larger than ${largestFile / 1000} kB` };
  const read = readRecordText(kind, text);
  return read !== undefined && isSame(read, value) ? { text } : { reason: 'cannot be written as it is' };
}
