/** Where a text stops being JSON, and what would belong there. */
export interface JsonFault {
  /** Both from 1. */
  line: number;
  column: number;
  /** What is missing or too much: "a comma or } is missing". */
  reason: string;
}

/*
 * JSON.parse says where only for some mistakes, and never in lines. So what it has refused is read once more, a token at a
 * time, up to the first that does not fit.
 */

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

/** Undefined where the text is JSON. */
export function jsonFault(source: string): JsonFault | undefined {
  try {
    const end = skip(source, valueFrom(source, 0));
    if (end < source.length) throw new Misfit(end, 'nothing may follow the end');
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

function valueFrom(source: string, before: number): number {
  const at = skip(source, before);
  if (source[at] === '{') return listFrom(source, at + 1, '}', fieldFrom);
  if (source[at] === '[') return listFrom(source, at + 1, ']', valueFrom);
  if (source[at] === '"') return textFrom(source, at);
  const end = match(word, source, at);
  if (end !== undefined) return end;
  throw misfit(source, at, 'a value is missing or has no quotes');
}

function fieldFrom(source: string, before: number): number {
  const at = skip(source, before);
  if (source[at] !== '"') throw misfit(source, at, "a field's name in double quotes is missing");
  const colon = skip(source, textFrom(source, at));
  if (source[colon] !== ':') throw misfit(source, colon, "a colon after a field's name is missing");
  return valueFrom(source, colon + 1);
}

function listFrom(source: string, first: number, close: '}' | ']', itemFrom: typeof valueFrom): number {
  let at = skip(source, first);
  if (source[at] === close) return at + 1;
  for (;;) {
    at = skip(source, itemFrom(source, at));
    if (source[at] === close) return at + 1;
    if (source[at] !== ',') throw misfit(source, at, `a comma or ${close} is missing`);
    const comma = at;
    at = skip(source, at + 1);
    if (source[at] === close) throw new Misfit(comma, `no comma may stand before ${close}`);
  }
}

function textFrom(source: string, at: number): number {
  const end = match(closedText, source, at);
  if (end !== undefined) return end;
  throw new Misfit(at, 'a text is not closed, or holds a line break, a tab or a lone \\');
}
