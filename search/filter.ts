import { type FacetColumns, type FacetValue, facetText } from '#search/facets.ts';
import { described } from '#search/request-fields.ts';
import { SearchError } from '#search/search-error.ts';
import { searchLimits } from '#search/search-limits.ts';
import { compareTexts } from '#search/sort-keys.ts';

/*
 * The part of Meilisearch's filters that InstantSearch's client for it writes: a list of conditions that must all hold,
 * where a list within means any of. A condition is `"tier"="luxury"`, `"price">=1000` or `"price" 1000 TO 2000`.
 */

/** Whether a document, by its number, is wanted. */
export type DocumentTest = (document: number) => boolean;

export interface FilterableIndex {
  uid: string;
  filterableAttributes: readonly string[];
  columns: FacetColumns;
}

/** A text in quotes, in which a backslash keeps the character after it from ending it; an operator; a word. */
const token = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|<=|>=|!=|[<>=]|[^\s"'=<>!]+/gs;

const operators: ReadonlySet<string> = new Set(['<=', '>=', '!=', '<', '>', '=']);

/**
 * Reads the filter of a request; nothing when it says nothing.
 *
 * @throws SearchError for what cannot be read or may not be filtered by.
 */
export function readFilter(filter: unknown, index: FilterableIndex): DocumentTest | undefined {
  if (filter === undefined || filter === null) return undefined;
  refuseLong(filter);
  const all = (Array.isArray(filter) ? filter : [filter]).flatMap((part: unknown) => {
    const any = (Array.isArray(part) ? part : [part]).flatMap((condition: unknown) => readCondition(condition, index));
    return any.length === 0 ? [] : [(document: number) => any.some((test) => test(document))];
  });
  return all.length === 0 ? undefined : (document) => all.every((test) => test(document));
}

/** Before anything is read, and before an error repeats it. */
function refuseLong(filter: unknown): void {
  const conditions = Array.isArray(filter) ? filter.flat() : [filter];
  const length = conditions.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
  if (length > searchLimits.filter) {
    throw refusal(`The filter has ${length} characters; at most ${searchLimits.filter} are allowed.`);
  }
  if (conditions.length > searchLimits.filterConditions) {
    throw refusal(`The filter has more than ${searchLimits.filterConditions} conditions.`);
  }
}

function readCondition(condition: unknown, index: FilterableIndex): DocumentTest[] {
  if (typeof condition !== 'string') {
    throw refusal(
      `Invalid syntax for the filter parameter: \`expected String, Array, found: ${described(condition)}\`.`,
    );
  }
  if (condition.trim() === '') return [];
  const [attribute, second, third, fourth, ...rest] = condition.match(token) ?? [];
  const isRead = rest.length === 0 && condition.replace(token, '').trim() === '';
  if (isRead && attribute !== undefined && second !== undefined && third !== undefined) {
    if (fourth === undefined && operators.has(second)) {
      const has = documentsWith(attribute, fitOf(second, third), index);
      return [second === '!=' ? (document) => !has(document) : has];
    }
    if (fourth !== undefined && third === 'TO') {
      const isEnough = fitOf('>=', second);
      const isNotTooMuch = fitOf('<=', fourth);
      return [documentsWith(attribute, (value) => isEnough(value) && isNotTooMuch(value), index)];
    }
  }
  throw refusal(
    `Was expecting an operation \`=\`, \`!=\`, \`>=\`, \`>\`, \`<=\`, \`<\` or \`TO\` at \`${condition}\`.`,
  );
}

function documentsWith(quoted: string, fits: (value: FacetValue) => boolean, index: FilterableIndex): DocumentTest {
  const attribute = unquoted(quoted);
  if (!index.filterableAttributes.includes(attribute)) {
    const known = index.filterableAttributes.toSorted(compareTexts).map((name) => `\`${name}\``);
    throw refusal(
      `Index \`${index.uid}\`: Attribute \`${attribute}\` is not filterable. Available filterable attribute patterns are: ${known.join(', ')}.`,
    );
  }
  const { values, ofDocument } = index.columns(attribute);
  const fitting = values.map(fits);
  return (document) => ofDocument[document]?.some((value) => fitting[value]) ?? false;
}

/** Numbers compare with numbers only, texts as texts, so calendar days have their order. */
function fitOf(operator: string, quoted: string): (value: FacetValue) => boolean {
  const written = unquoted(quoted);
  const text = facetText(written);
  const number = numberOf(written);
  if (operator === '=' || operator === '!=') {
    return (value) => value.text === text || (number !== undefined && value.number === number);
  }
  const orderOf = (value: FacetValue) =>
    value.number === undefined ? compareTexts(value.text, text) : value.number - (number ?? Number.NaN);
  switch (operator) {
    case '>':
      return (value) => orderOf(value) > 0;
    case '>=':
      return (value) => orderOf(value) >= 0;
    case '<':
      return (value) => orderOf(value) < 0;
    default:
      return (value) => orderOf(value) <= 0;
  }
}

/** The number a value is; nothing when it is a text. */
function numberOf(text: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

function unquoted(text: string): string {
  return /^["']/.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}

const refusal = (message: string): SearchError => new SearchError('invalid_search_filter', message);
