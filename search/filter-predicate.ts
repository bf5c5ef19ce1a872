import { type FacetColumns, type FacetValue, facetText } from '#search/facet-columns.ts';
import type { FilterCondition } from '#search/filter-condition.ts';
import { filterNumber } from '#search/filter-number.ts';
import { isObject, type JsonObject, valueAt } from '#search/json.ts';

/** Whether a document, by its number, is wanted. */
export type DocumentTest = (document: number) => boolean;

export interface FilteredDocuments {
  documents: readonly JsonObject[];
  columns: FacetColumns;
}

type Comparable = Pick<FacetValue, 'text' | 'number'>;

/** What a filter says, ready to be asked of documents. */
export function testOf(condition: FilterCondition, filtered: FilteredDocuments): DocumentTest {
  switch (condition.kind) {
    case 'and': {
      const tests = condition.conditions.map((part) => testOf(part, filtered));
      return (document) => tests.every((test) => test(document));
    }
    case 'or': {
      const tests = condition.conditions.map((part) => testOf(part, filtered));
      return (document) => tests.some((test) => test(document));
    }
    case 'not': {
      const test = testOf(condition.condition, filtered);
      return (document) => !test(document);
    }
    case 'exists':
      return (document) => rawValue(condition.attribute.text, document, filtered) !== undefined;
    case 'null':
      return (document) => rawValue(condition.attribute.text, document, filtered) === null;
    case 'empty':
      return (document) => isEmpty(rawValue(condition.attribute.text, document, filtered));
    default: {
      const { values, ofDocument } = filtered.columns(condition.attribute.text);
      const fitting = values.map(valueTest(condition));
      const has: DocumentTest = (document) => ofDocument[document]?.some((value) => fitting[value]) ?? false;
      const isNegative = condition.kind === 'compare' && condition.operator === '!=';
      return isNegative ? (document) => !has(document) : has;
    }
  }
}

function valueTest(condition: Extract<FilterCondition, { kind: 'compare' | 'between' | 'in' }>) {
  if (condition.kind === 'in') {
    const texts = new Set(condition.values.map(facetText));
    const numbers = new Set(condition.values.map(filterNumber));
    return (value: FacetValue) => texts.has(value.text) || (value.number !== undefined && numbers.has(value.number));
  }
  if (condition.kind === 'between') {
    const least = comparableOf(condition.least);
    const most = comparableOf(condition.most);
    return (value: FacetValue) =>
      compare(value, least, (order) => order >= 0) && compare(value, most, (order) => order <= 0);
  }
  const bound = comparableOf(condition.value);
  switch (condition.operator) {
    case '>':
      return (value: FacetValue) => compare(value, bound, (order) => order > 0);
    case '>=':
      return (value: FacetValue) => compare(value, bound, (order) => order >= 0);
    case '<':
      return (value: FacetValue) => compare(value, bound, (order) => order < 0);
    case '<=':
      return (value: FacetValue) => compare(value, bound, (order) => order <= 0);
    default:
      return ({ text, number }: FacetValue) => text === bound.text || (number !== undefined && number === bound.number);
  }
}

/** Numbers compare with numbers only, texts as texts, so calendar days have their order. */
function compare(value: FacetValue, bound: Comparable, fits: (order: number) => boolean): boolean {
  if (value.number !== undefined) return bound.number !== undefined && fits(value.number - bound.number);
  if (value.text === bound.text) return fits(0);
  return fits(value.text < bound.text ? -1 : 1);
}

function comparableOf(text: string): Comparable {
  return { text: facetText(text), number: filterNumber(text) };
}

function rawValue(attribute: string, document: number, { documents }: FilteredDocuments) {
  return valueAt(documents[document] ?? {}, attribute);
}

function isEmpty(value: unknown): boolean {
  if (value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}
