import type * as z from 'zod/mini';
import type { ContentProblem } from '#contract/desk/content.ts';
import { type ContentFiles, filesBelow, UnfitFile } from '#server/content/files/content-files.ts';
import { jsonProblem } from '#server/content/files/json-nodes.ts';
import { storedJson } from '#server/content/files/stored-json.ts';
import { readValue } from '#server/content/files/value-problems.ts';
import { codeOf, reasonOf } from '#server/error-parts.ts';

/**
 * A JSON file of the content read by its schema; undefined where it cannot be, and then `problems` say why: where it breaks off, by
 * line and column, or which of its fields is wrong.
 */
export function readJsonFile<T>(
  folder: string,
  file: string,
  schema: z.ZodMiniType<T>,
  problems: ContentProblem[],
): T | undefined {
  const text = readText(filesBelow(folder), file, problems);
  return text === undefined ? undefined : checkedValue(file, parseJson(file, text, problems), schema, problems);
}

/** Some editors begin a file with a mark and end lines in their own way; neither means anything here. */
export function readText(files: ContentFiles, file: string, problems: ContentProblem[]): string | undefined {
  try {
    return files
      .read(file)
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  } catch (error) {
    const reason =
      error instanceof UnfitFile
        ? error.message
        : `cannot be read (${codeOf(error) ?? reasonOf(error)}); make it a file that may be read`;
    problems.push({ file, field: '', reason });
    return undefined;
  }
}

/** What a JSON text holds; undefined where it is none, and then `problems` say by line and column where it breaks off. */
export function parseJson(file: string, source: string, problems: ContentProblem[]): unknown {
  try {
    return storedJson(source);
  } catch (error) {
    const { line, column, reason } = jsonProblem(source) ?? { line: 1, column: 1, reason: reasonOf(error) };
    problems.push({ file, field: `line ${line}, column ${column}`, reason: `is not JSON; ${reason}` });
    return undefined;
  }
}

/** The value by its schema; undefined where it does not fit, and then `problems` say why, or where there is none. */
export function checkedValue<T>(
  file: string,
  value: unknown,
  schema: z.ZodMiniType<T>,
  problems: ContentProblem[],
): T | undefined {
  if (value === undefined) return undefined;
  const reading = readValue(schema, value);
  if (reading.isOk) return reading.data;
  problems.push(...reading.problems.map((problem) => ({ file, ...problem })));
  return undefined;
}
