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

/** Where a text stops being JSON, and what would belong there. */
export interface JsonProblem {
  /** Both from 1. */
  line: number;
  column: number;
  /** What is missing or too much: "a comma or } is missing". */
  reason: string;
}

const space = /[ \t\n\r]*/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const closedText = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;

class Misfit extends Error {
  readonly at: number;

  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

/** Reads a JSON text with the places of its values. Throws an Error for what is none, which is to be refused before. */
export function jsonNodes(source: string): JsonNode {
  const node = valueAt(source, 0);
  const end = skip(source, node.end);
  if (end < source.length) throw new Misfit(end, 'nothing may follow the end');
  return node;
}

/** Undefined where the text is JSON. JSON.parse says where it is not only for some mistakes, and never in lines. */
export function jsonProblem(source: string): JsonProblem | undefined {
  try {
    jsonNodes(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    const before = source.slice(0, error.at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason: error.message };
  }
}

function misfit(source: string, at: number, reason: string): Misfit {
  return new Misfit(at, at === source.length ? 'the file ends too early' : reason);
}

function skip(source: string, at: number): number {
  return match(space, source, at) ?? at;
}

/** Where a match that begins here ends. */
function match(pattern: RegExp, source: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : undefined;
}

function valueAt(source: string, before: number): JsonNode {
  const start = skip(source, before);
  if (source[start] === '{') return fieldsAt(source, start);
  if (source[start] === '[') return itemsAt(source, start);
  const end = source[start] === '"' ? textEnd(source, start) : match(word, source, start);
  if (end === undefined) throw misfit(source, start, 'a value is missing or has no quotes');
  return { start, end, value: JSON.parse(source.slice(start, end)) };
}

function fieldsAt(source: string, start: number): JsonNode {
  const fields: JsonField[] = [];
  const end = eachOf(source, start, '}', (at) => {
    if (source[at] !== '"') throw misfit(source, at, "a field's name in double quotes is missing");
    const name = JSON.parse(source.slice(at, textEnd(source, at)));
    const colon = skip(source, textEnd(source, at));
    if (source[colon] !== ':') throw misfit(source, colon, "a colon after a field's name is missing");
    const node = valueAt(source, colon + 1);
    fields.push({ name, start: at, node });
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

function eachOf(source: string, start: number, close: '}' | ']', read: (at: number) => number): number {
  let at = skip(source, start + 1);
  if (source[at] === close) return at + 1;
  for (;;) {
    at = skip(source, read(at));
    if (source[at] === close) return at + 1;
    if (source[at] !== ',') throw misfit(source, at, `a comma or ${close} is missing`);
    const comma = at;
    at = skip(source, at + 1);
    if (source[at] === close) throw new Misfit(comma, `no comma may stand before ${close}`);
  }
}

function textEnd(source: string, at: number): number {
  const end = match(closedText, source, at);
  if (end !== undefined) return end;
  throw new Misfit(at, 'a text is not closed, or holds a line break, a tab or a lone \\');
}
