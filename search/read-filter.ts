import type { FilterCondition, FilterText } from '#search/filter-condition.ts';
import { filterError } from '#search/filter-cursor.ts';
import { joined, parseFilter } from '#search/filter-parser.ts';
import { described } from '#search/request-fields.ts';
import { SearchError } from '#search/search-error.ts';
import { searchLimits } from '#search/search-limits.ts';
import { compareTexts } from '#search/sort-keys.ts';

export interface FilterableIndex {
  uid: string;
  filterableAttributes: readonly string[];
}

/**
 * Reads the filter of a request: one expression, or a list of which all must hold, where a list within means any
 * of. Nothing when it says nothing; throws a SearchError for what cannot be read or may not be filtered by.
 */
export function readFilter(filter: unknown, index: FilterableIndex): FilterCondition | undefined {
  refuseLong(filter);
  const condition = readParts(filter, index);
  const { filterConditions } = searchLimits;
  if (condition === undefined || attributesOf(condition).length <= filterConditions) return condition;
  throw new SearchError('invalid_search_filter', `The filter has more than ${filterConditions} conditions.`);
}

/** Before anything is read, and before an error repeats it. */
function refuseLong(filter: unknown): void {
  const expressions = Array.isArray(filter) ? filter.flat() : [filter];
  const length = expressions.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
  if (length <= searchLimits.filter) return;
  const message = `The filter has ${length} characters; at most ${searchLimits.filter} are allowed.`;
  throw new SearchError('invalid_search_filter', message);
}

function readParts(filter: unknown, index: FilterableIndex): FilterCondition | undefined {
  if (filter === undefined || filter === null) return undefined;
  if (typeof filter === 'string') return readExpression(filter, index);
  if (!Array.isArray(filter)) throw wrongKind('String, Array', filter);
  const all = filter.flatMap((part: unknown) => {
    if (typeof part === 'string') return readExpression(part, index) ?? [];
    if (!Array.isArray(part)) throw wrongKind('String, [String]', part);
    const any = part.flatMap((expression: unknown) => {
      if (typeof expression !== 'string') throw wrongKind('String', expression);
      return readExpression(expression, index) ?? [];
    });
    return any.length === 0 ? [] : joined('or', any);
  });
  return all.length === 0 ? undefined : joined('and', all);
}

function wrongKind(expected: string, found: unknown): SearchError {
  const message = `Invalid syntax for the filter parameter: \`expected ${expected}, found: ${described(found)}\`.`;
  return new SearchError('invalid_search_filter', message);
}

function readExpression(expression: string, index: FilterableIndex): FilterCondition | undefined {
  const condition = parseFilter(expression);
  if (condition === undefined) return undefined;
  const attribute = attributesOf(condition).find(({ text }) => !index.filterableAttributes.includes(text));
  if (attribute === undefined) return condition;
  const known = index.filterableAttributes.toSorted(compareTexts).map((name) => `\`${name}\``);
  const message = `Index \`${index.uid}\`: Attribute \`${attribute.text}\` is not filterable. Available filterable attribute patterns are: ${known.join(', ')}.`;
  throw filterError(message, attribute, expression);
}

function attributesOf(condition: FilterCondition): FilterText[] {
  if ('conditions' in condition) return condition.conditions.flatMap(attributesOf);
  return 'condition' in condition ? attributesOf(condition.condition) : [condition.attribute];
}
