import type { ContentFiles } from '#tests/support/small-content.ts';

export type Change = (files: ContentFiles) => void;

/** What is done to a catalogue, and the line that says what is wrong by then and what to write. */
export type ContentMistake = readonly [name: string, change: Change, line: string | RegExp];

/** Changes fields of one JSON file. */
export function set(path: string, fields: Record<string, unknown>): Change {
  return (files) => {
    files[path] = { ...(files[path] as object), ...fields };
  };
}

export function append(path: string, markdown: string): Change {
  return (files) => {
    files[path] = `${files[path]}\n${markdown}\n`;
  };
}
