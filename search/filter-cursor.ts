import type { FilterText } from '#search/filter-condition.ts';
import { SearchError } from '#search/search-error.ts';

const keywords = new Set([
  'AND',
  'OR',
  'IN',
  'NOT',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
]);
const word = /[\p{L}\p{N}_.-]+/uy;
const untilSyntax = /[^\s()=<>!]*/y;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Reads a filter from left to right; whatever does not fit is thrown in Meilisearch's words, with its columns. */
export class FilterCursor {
  readonly source: string;
  position = 0;

  constructor(source: string) {
    this.source = source;
  }

  get isAtEnd(): boolean {
    this.skipSpace();
    return this.position === this.source.length;
  }

  /** Moves past these characters when they come next. */
  take(characters: string): boolean {
    this.skipSpace();
    if (!this.source.startsWith(characters, this.position)) return false;
    this.position += characters.length;
    return true;
  }

  /** Moves past these keywords when they come next, each as a word of its own. */
  takeKeywords(...names: string[]): boolean {
    const start = this.position;
    if (names.every((name) => this.match(word) === name)) return true;
    this.position = start;
    return false;
  }

  /** A word or a quoted text. */
  value(): FilterText {
    this.skipSpace();
    const start = this.position;
    const quote = this.source[start];
    if (quote === '"' || quote === "'") return this.quoted(quote);
    const text = this.match(word) ?? '';
    if (text === '') {
      const instead = this.match(untilSyntax) ?? '';
      const what = instead === '' ? 'nothing' : `\`${instead}\``;
      throw this.error(`Was expecting a value but instead got ${what}.`, start, instead);
    }
    if (!keywords.has(text)) return { text, start };
    throw this.error(
      `Was expecting a value but instead got \`${text}\`, which is a reserved keyword. To use \`${text}\` as a field name or a value, surround it by quotes.`,
      start,
      text,
    );
  }

  /** An error about what starts at `start`: the rest of the filter unless told otherwise. */
  error(message: string, start: number = this.position, about: string = this.source.slice(start)): SearchError {
    return filterError(message, { text: about, start }, this.source);
  }

  private quoted(quote: string): FilterText {
    const start = this.position;
    let text = '';
    for (let at = start + 1; at < this.source.length; at += 1) {
      const character = this.source[at] ?? '';
      if (character === quote) {
        this.position = at + 1;
        return { text, start: start + 1 };
      }
      if (character === '\\') {
        at += 1;
        const escaped = this.source[at] ?? '';
        text += escapes[escaped] ?? escaped;
      } else text += character;
    }
    const rest = this.source.slice(start);
    throw this.error(`Expression \`${rest}\` is missing the following closing delimiter: \`${quote}\`.`, start);
  }

  private match(pattern: RegExp): string | undefined {
    this.skipSpace();
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.source)?.[0];
    this.position += found?.length ?? 0;
    return found;
  }

  private skipSpace(): void {
    while (/\s/.test(this.source[this.position] ?? '')) this.position += 1;
  }
}

/** An error about a piece of a filter, with the columns it covers, counted from 1. */
export function filterError(message: string, { text, start }: FilterText, source: string): SearchError {
  const column = [...source.slice(0, start)].length + 1;
  return new SearchError('invalid_search_filter', `${message}\n${column}:${column + [...text].length} ${source}`);
}
