import type { ContentKind } from '#contract/desk/content.ts';
import { type LiveWords, liveWords } from '#server/content/site/words-files.ts';

/** A kind has one form; of the operator's words each file has its own. */
export type FormName = Exclude<ContentKind, 'site'> | LiveWords;

/** The form of a record; undefined where there is no such record. */
export function formNameOf(kind: ContentKind, record: string | undefined): FormName | undefined {
  return kind === 'site' ? liveWords.find((name) => name === record) : kind;
}
