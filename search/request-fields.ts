import { isObject } from '#search/json.ts';
import { SearchError, type SearchErrorCode } from '#search/search-error.ts';
import { searchLimits } from '#search/search-limits.ts';

/** A value as an error quotes it. */
export function described(value: unknown): string {
  try {
    return String(JSON.stringify(value));
  } catch {
    // Too deeply nested to be written out.
    return '…';
  }
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'boolean') return 'a boolean';
  if (typeof value === 'string') return 'a string';
  if (typeof value !== 'number') return 'an object';
  if (!Number.isInteger(value)) return 'a number';
  return value < 0 ? 'a negative integer' : 'a positive integer';
}

/** What should be there, and what is, in Meilisearch's words. `path` is empty for the body itself. */
export function wrongType(path: string, expected: string, found: unknown, code: SearchErrorCode): SearchError {
  const where = path === '' ? '' : ` at \`${path}\``;
  const kind = kindOf(found);
  const what = kind === 'null' ? kind : `${kind}: \`${described(found)}\``;
  return new SearchError(code, `Invalid value type${where}: expected ${expected}, but found ${what}`);
}

function ofLength(text: string, most: number, path: string, code: SearchErrorCode): string {
  if (text.length <= most) return text;
  const found = `expected at most ${most} characters, but found ${text.length}`;
  throw new SearchError(code, `Invalid value at \`${path}\`: ${found}.`);
}

/** Reads the fields of a request's object; `null` is as good as left out. */
export class RequestFields {
  readonly path: string;
  private readonly fields: ReadonlyMap<string, unknown>;

  /** @param known the fields there may be; any when left out */
  constructor(body: unknown, path: string, known?: readonly string[]) {
    if (!isObject(body)) throw wrongType(path, 'an object', body, 'bad_request');
    this.path = path;
    this.fields = new Map(Object.entries(body));
    const unknown = known && [...this.fields.keys()].find((name) => !known.includes(name));
    if (known === undefined || unknown === undefined) return;
    const inside = path === '' ? '' : ` inside \`${path}\``;
    const names = known.map((name) => `\`${name}\``).join(', ');
    throw new SearchError('bad_request', `Unknown field \`${unknown}\`${inside}: expected one of ${names}`);
  }

  /** The value as it came. */
  value(name: string): unknown {
    return this.fields.get(name) ?? undefined;
  }

  /** @param most characters it may have */
  text(name: string, code: SearchErrorCode, most: number = Number.MAX_SAFE_INTEGER): string | undefined {
    const value = this.value(name);
    const path = `${this.path}.${name}`;
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw wrongType(path, 'a string', value, code);
    return ofLength(value, most, path, code);
  }

  /** A whole number from 0. */
  count(name: string, code: SearchErrorCode, most: number = Number.MAX_SAFE_INTEGER): number | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
      throw wrongType(`${this.path}.${name}`, 'a positive integer', value, code);
    }
    if (value <= most) return value;
    throw new SearchError(
      code,
      `Invalid value at \`${this.path}.${name}\`: expected at most ${most}, but found ${value}.`,
    );
  }

  /** A list of names: `searchLimits` says how many, and how long each may be. */
  names(name: string, code: SearchErrorCode): string[] | undefined {
    const value = this.value(name);
    const path = `${this.path}.${name}`;
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw wrongType(path, 'an array', value, code);
    const { names: most, name: longest } = searchLimits;
    if (value.length > most) {
      throw new SearchError(
        code,
        `Invalid value at \`${path}\`: expected at most ${most} names, but found ${value.length}.`,
      );
    }
    return value.map((item: unknown, index) => {
      if (typeof item === 'string') return ofLength(item, longest, `${path}[${index}]`, code);
      throw wrongType(`${path}[${index}]`, 'a string', item, code);
    });
  }
}
