import type { Comparison, FilterCondition } from '#search/filter-condition.ts';
import { FilterCursor } from '#search/filter-cursor.ts';
import { isLongNumber } from '#search/filter-number.ts';
import { searchLimits } from '#search/search-limits.ts';

/*
 * Meilisearch's filter grammar less geography and CONTAINS:
 *
 *   or      = and ("OR" and)*
 *   and     = not ("AND" not)*
 *   not     = "NOT" not | primary
 *   primary = "(" or ")" | value operation
 */

const comparisons: readonly Comparison[] = ['<=', '>=', '!=', '<', '>', '='];
const operations =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY` or `IS NOT EMPTY`';

/** Reads a filter; nothing when it is blank. Throws a SearchError with the columns at fault. */
export function parseFilter(source: string): FilterCondition | undefined {
  if (source.trim() === '') return undefined;
  const cursor = new FilterCursor(source);
  const condition = parseOr(cursor, 0);
  if (cursor.isAtEnd) return condition;
  const rest = source.slice(cursor.position);
  throw cursor.error(
    `Found unexpected characters at the end of the filter: \`${rest}\`. You probably forgot an \`OR\` or an \`AND\` rule.`,
  );
}

function parseOr(cursor: FilterCursor, depth: number): FilterCondition {
  const conditions = [parseAnd(cursor, depth)];
  while (cursor.takeKeywords('OR')) conditions.push(parseAnd(cursor, depth));
  return joined('or', conditions);
}

function parseAnd(cursor: FilterCursor, depth: number): FilterCondition {
  const conditions = [parseNot(cursor, depth)];
  while (cursor.takeKeywords('AND')) conditions.push(parseNot(cursor, depth));
  return joined('and', conditions);
}

export function joined(kind: 'and' | 'or', conditions: FilterCondition[]): FilterCondition {
  const [only] = conditions;
  return only !== undefined && conditions.length === 1 ? only : { kind, conditions };
}

function parseNot(cursor: FilterCursor, depth: number): FilterCondition {
  if (depth > searchLimits.filterDepth) {
    throw cursor.error(
      'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.',
    );
  }
  if (cursor.takeKeywords('NOT')) return { kind: 'not', condition: parseNot(cursor, depth + 1) };
  const opening = cursor.position;
  if (!cursor.take('(')) return parseOperation(cursor);
  const condition = parseOr(cursor, depth + 1);
  if (cursor.take(')')) return condition;
  const rest = cursor.source.slice(opening).trimStart();
  throw cursor.error(`Expression \`${rest}\` is missing the following closing delimiter: \`)\`.`, opening, rest);
}

function parseOperation(cursor: FilterCursor): FilterCondition {
  // Moves past the space before it, so that an error names the first letter.
  cursor.take('');
  const start = cursor.position;
  const attribute = cursor.value();
  const operator = comparisons.find((comparison) => cursor.take(comparison));
  if (operator !== undefined) return { kind: 'compare', attribute, operator, value: comparedValue(cursor) };

  const not = (condition: FilterCondition): FilterCondition => ({ kind: 'not', condition });
  if (cursor.takeKeywords('IN')) return { kind: 'in', attribute, values: parseList(cursor) };
  if (cursor.takeKeywords('NOT', 'IN')) return not({ kind: 'in', attribute, values: parseList(cursor) });
  if (cursor.takeKeywords('EXISTS')) return { kind: 'exists', attribute };
  if (cursor.takeKeywords('NOT', 'EXISTS')) return not({ kind: 'exists', attribute });
  if (cursor.takeKeywords('IS', 'NULL')) return { kind: 'null', attribute };
  if (cursor.takeKeywords('IS', 'NOT', 'NULL')) return not({ kind: 'null', attribute });
  if (cursor.takeKeywords('IS', 'EMPTY')) return { kind: 'empty', attribute };
  if (cursor.takeKeywords('IS', 'NOT', 'EMPTY')) return not({ kind: 'empty', attribute });
  return parseBetween(cursor, attribute, start);
}

function parseBetween(
  cursor: FilterCursor,
  attribute: ReturnType<FilterCursor['value']>,
  start: number,
): FilterCondition {
  const after = cursor.position;
  if (isBetween(cursor)) {
    cursor.position = after;
    const least = comparedValue(cursor);
    cursor.takeKeywords('TO');
    return { kind: 'between', attribute, least, most: comparedValue(cursor) };
  }
  cursor.position = after;
  throw cursor.error(`Was expecting an operation ${operations} at \`${cursor.source.slice(start)}\`.`, start);
}

/** Whether a value, `TO` and another value come next; where there is none, the operation is what is missing. */
function isBetween(cursor: FilterCursor): boolean {
  try {
    cursor.value();
    if (!cursor.takeKeywords('TO')) return false;
    cursor.value();
    return true;
  } catch {
    return false;
  }
}

/** A value that may be a number; one that nobody can mean is refused, since it would be compared as a text. */
function comparedValue(cursor: FilterCursor): string {
  const { text, start } = cursor.value();
  if (!isLongNumber(text)) return text;
  const { number } = searchLimits;
  throw cursor.error(`A number has at most ${number} characters, but this one has ${text.length}.`, start, text);
}

function parseList(cursor: FilterCursor): string[] {
  if (!cursor.take('[')) throw cursor.error('Expected `[` after `IN` keyword.');
  const values: string[] = [];
  while (!cursor.take(']')) {
    if (cursor.isAtEnd) throw cursor.error('Expected matching `]` after the list of field names given to `IN[`');
    values.push(comparedValue(cursor));
    if (!cursor.take(',') && !cursor.isAtEnd && cursor.source[cursor.position] !== ']') {
      const rest = cursor.source.slice(cursor.position);
      throw cursor.error(`Expected only comma-separated field names inside \`IN[..]\` but instead found \`${rest}\`.`);
    }
  }
  return values;
}
