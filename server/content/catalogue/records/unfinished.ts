import type { Content } from '#server/content/catalogue/records/read-content.ts';
import { type Filed, fileOf } from '#server/content/catalogue/records/record-files.ts';
import { keysOf } from '#server/keys-of.ts';
import { oncePer } from '#server/once-per.ts';

/*
 * A record some of whose text is still to be written is unfinished: it is checked like any other and shown nowhere, so no visitor
 * reads what was meant for the writer.
 */

/** Stands in a text that is still to be written; what it is to say may follow. */
export const toFillIn = 'TO BE FILLED IN';

/** What is said to whoever names an unfinished record in one that is shown. */
export const notShown = 'which is unfinished and not shown yet; fill it in, or name another';

/** A text that is still to be written. */
export interface Gap {
  file: string;
  field: string;
}

type Kind = keyof Content;

/** What the site shows of what is written, the files of what it does not, and what these lack. */
export function partUnfinished(written: Content): { shown: Content; unfinished: ReadonlySet<string>; gaps: Gap[] } {
  const gaps: Gap[] = [];
  const shownOf = (kind: Kind) =>
    (written[kind] as Filed[]).filter((record) => {
      const fields = fieldsToFillIn(record);
      gaps.push(...fields.map((field) => ({ file: fileOf(kind, record), field })));
      return fields.length === 0;
    });
  const shown = Object.fromEntries(keysOf(written).map((kind) => [kind, shownOf(kind)])) as unknown as Content;
  return { shown, unfinished: new Set(gaps.map(({ file }) => file)), gaps };
}

/** The fields of a record that hold the mark; an article is one field. */
const fieldsToFillIn = oncePer((record: Filed): string[] =>
  Object.entries(record).flatMap(([name, value]) =>
    name === 'body'
      ? marked(value, 'text')
          .slice(0, 1)
          .map(() => 'text')
      : marked(value, name),
  ),
);

function marked(value: unknown, field: string): string[] {
  if (typeof value === 'string') return value.includes(toFillIn) ? [field] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => marked(inner, `${field}.${name}`));
}
