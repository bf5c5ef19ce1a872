/** A piece of a filter, and the offset it starts at. */
export interface FilterText {
  text: string;
  start: number;
}

export type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<=';

/** A filter as it was read. */
export type FilterCondition =
  | { kind: 'and' | 'or'; conditions: FilterCondition[] }
  | { kind: 'not'; condition: FilterCondition }
  | { kind: 'compare'; attribute: FilterText; operator: Comparison; value: string }
  | { kind: 'between'; attribute: FilterText; least: string; most: string }
  | { kind: 'in'; attribute: FilterText; values: string[] }
  | { kind: 'exists' | 'null' | 'empty'; attribute: FilterText };
