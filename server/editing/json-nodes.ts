/** A value of a JSON text and where it stands there. */
export interface JsonNode {
  start: number;
  end: number;
  value: unknown;
  /** Of a list. */
  items?: JsonNode[];
  /** Of fields, in the order of the text. */
  fields?: JsonField[];
}

export interface JsonField {
  name: string;
  /** Where its name stands. */
  start: number;
  node: JsonNode;
}

const space = /[ \t\n\r]*/y;
const text = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const word = /[^\s,\]}]+/y;

/** Reads a text that is JSON, with the places of its values. What is not JSON is to be refused before. */
export function jsonNodes(source: string): JsonNode {
  return valueAt(source, after(space, source, 0));
}

function valueAt(source: string, start: number): JsonNode {
  if (source[start] === '{') return fieldsAt(source, start);
  if (source[start] === '[') return itemsAt(source, start);
  const end = after(source[start] === '"' ? text : word, source, start);
  return { start, end, value: JSON.parse(source.slice(start, end)) };
}

function fieldsAt(source: string, start: number): JsonNode {
  const fields: JsonField[] = [];
  const end = eachOf(source, start, '}', (at) => {
    const colon = after(space, source, after(text, source, at));
    const node = valueAt(source, after(space, source, colon + 1));
    fields.push({ name: JSON.parse(source.slice(at, after(text, source, at))), start: at, node });
    return node.end;
  });
  return { start, end, fields, value: Object.fromEntries(fields.map(({ name, node }) => [name, node.value])) };
}

function itemsAt(source: string, start: number): JsonNode {
  const items: JsonNode[] = [];
  const end = eachOf(source, start, ']', (at) => {
    const node = valueAt(source, at);
    items.push(node);
    return node.end;
  });
  return { start, end, items, value: items.map((item) => item.value) };
}

function eachOf(source: string, start: number, close: string, read: (at: number) => number): number {
  let at = after(space, source, start + 1);
  while (source[at] !== close) {
    at = after(space, source, read(at));
    if (source[at] === ',') at = after(space, source, at + 1);
  }
  return at + 1;
}

/** Where what the pattern matches here ends. */
function after(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  if (!pattern.test(source)) throw new Error(`no JSON at ${at}`);
  return pattern.lastIndex;
}
