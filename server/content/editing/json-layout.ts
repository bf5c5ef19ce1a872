import type * as z from 'zod/mini';
import { alignItems } from '#records/align-items.ts';
import { fieldOf, isFields, isSame } from '#records/values.ts';
import { fieldSchemas, inSchemaOrder, itemSchema, placedNames } from '#server/content/editing/schema-fields.ts';
import { type JsonNode, jsonNodes } from '#server/content/files/json-nodes.ts';

/*
 * A file that people write by hand and in the desk stays theirs: what did not change keeps its characters, so that one price that is
 * another is one line that is another.
 */

type Schema = z.core.$ZodType | undefined;

/** A JSON text with another value: everything that is the same stays as it is written. */
export function withJsonValue(source: string, value: unknown, schema: Schema): string {
  const root = jsonNodes(source);
  const step = /\n([ \t]+)/.exec(source)?.[1] ?? '  ';
  const text = written({ source, step }, { node: root, value, schema, indent: '', isOneLine: false });
  return source.slice(0, root.start) + text + source.slice(root.end);
}

/** A text for a value that has no file yet. */
export function newJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

interface Layout {
  source: string;
  /** What a line begins with more than the one above it. */
  step: string;
}

interface Place {
  /** What stands there now. */
  node: JsonNode | undefined;
  value: unknown;
  schema: Schema;
  /** What its first line begins with. */
  indent: string;
  /** Whether it stands within a line, and so is to be one. */
  isOneLine: boolean;
}

function written(layout: Layout, place: Place): string {
  const { node, value } = place;
  if (node !== undefined && isSame(node.value, value)) return layout.source.slice(node.start, node.end);
  if (node?.fields !== undefined && isFields(value)) return writtenFields(layout, node, { ...place, value });
  if (node?.items !== undefined && Array.isArray(value)) return writtenItems(layout, node, { ...place, value });
  return writtenAnew(layout, place);
}

function writtenAnew({ step }: Layout, { value, schema, indent, isOneLine }: Place): string {
  const ordered = inSchemaOrder(schema, value);
  return isOneLine ? inOneLine(ordered) : JSON.stringify(ordered, null, step).replaceAll('\n', `\n${indent}`);
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (!isFields(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, held]) => `${JSON.stringify(name)}: ${inOneLine(held)}`)
    .join(', ')} }`;
}

function writtenFields(layout: Layout, node: JsonNode, place: Place & { value: Record<string, unknown> }): string {
  const { value, schema } = place;
  // Of a name that is there twice the last counts.
  const present = new Map((node.fields ?? []).map((field) => [field.name, field]));
  const schemas = fieldSchemas(schema, value);
  const names = placedNames([...present.keys()], Object.keys(value), Object.keys(schemas));
  const inside = insideOf(layout, node, place, node.fields?.[0]?.start);
  const parts = names.map((name) => {
    const field = present.get(name);
    const held = { node: field?.node, value: fieldOf(value, name), schema: schemas[name], ...inside };
    return {
      start: field?.start,
      end: field?.node.end,
      text:
        field === undefined
          ? `${JSON.stringify(name)}: ${written(layout, held)}`
          : layout.source.slice(field.start, field.node.start) + written(layout, held),
    };
  });
  const isSameSet = names.length === node.fields?.length && names.every((name) => present.has(name));
  return isSameSet ? inPlace(layout, node, parts) : listed(layout, node, { ...place, parts, inside, marks: '{}' });
}

function writtenItems(layout: Layout, node: JsonNode, place: Place & { value: unknown[] }): string {
  const { value, schema } = place;
  const items = node.items ?? [];
  const before = items.map((item) => item.value);
  const aligned = alignItems(before, value);
  const inner = itemSchema(schema, value);
  const inside = insideOf(layout, node, place, items[0]?.start);
  // Where each has a line of its own, a new one gets a line as well.
  const isLineEach =
    items.length > 0 && items.every(({ start, end }) => !layout.source.slice(start, end).includes('\n'));
  const parts = value.map((item, index) => {
    const known = items[aligned[index] ?? -1];
    const isOneLine = inside.isOneLine || (known === undefined && isLineEach);
    const text = written(layout, { node: known, value: item, schema: inner, ...inside, isOneLine });
    return { start: known?.start, end: known?.end, text };
  });
  const isInPlace = value.length === items.length && aligned.every((from, index) => from === index);
  return isInPlace ? inPlace(layout, node, parts) : listed(layout, node, { ...place, parts, inside, marks: '[]' });
}

/** How what stands in a list or in fields is laid out. */
function insideOf({ source, step }: Layout, node: JsonNode, { indent, isOneLine }: Place, first: number | undefined) {
  if (first === undefined) return { indent: indent + step, isOneLine };
  const before = source.slice(node.start + 1, first);
  if (!before.includes('\n')) return { indent, isOneLine: true };
  return { indent: before.slice(before.lastIndexOf('\n') + 1), isOneLine: false };
}

interface Part {
  start: number | undefined;
  end: number | undefined;
  text: string;
}

/** Other texts where the parts stood: what lies between them stays. */
function inPlace({ source }: Layout, node: JsonNode, parts: readonly Part[]): string {
  let text = '';
  let at = node.start;
  for (const part of parts) {
    text += source.slice(at, part.start) + part.text;
    at = part.end ?? at;
  }
  return text + source.slice(at, node.end);
}

/** More parts or fewer, laid out as the ones that were there. */
function listed(
  { source }: Layout,
  node: JsonNode,
  {
    parts,
    inside,
    indent,
    marks,
  }: Place & { parts: readonly Part[]; inside: Omit<Place, 'node' | 'value' | 'schema'>; marks: string },
): string {
  const [open = '', close = ''] = marks;
  if (parts.length === 0) return open + close;
  const texts = parts.map(({ text }) => text);
  if (!inside.isOneLine) {
    const last = source.slice(node.start, node.end).split('\n').at(-1) ?? '';
    const end = node.end - node.start > 2 ? last.slice(0, -1) : indent;
    return `${open}\n${texts.map((text) => inside.indent + text).join(',\n')}\n${/^\s*$/.test(end) ? end : indent}${close}`;
  }
  const padding =
    /^. /.test(source.slice(node.start, node.end)) || (node.end - node.start === 2 && marks === '{}') ? ' ' : '';
  return open + padding + texts.join(', ') + padding + close;
}
