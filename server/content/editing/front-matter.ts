import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  stringify,
  type ToStringOptions,
  YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type * as z from 'zod/mini';
import { alignItems } from '#records/align-items.ts';
import { fieldOf, isFields, isSame } from '#records/values.ts';
import { fieldSchemas, inSchemaOrder, itemSchema, placedNames } from '#server/content/editing/schema-fields.ts';

type Schema = z.core.$ZodType | undefined;

const asWritten = { lineWidth: 0, flowCollectionPadding: false } as const satisfies ToStringOptions;

/** The fields of a front matter; undefined where it is no YAML. */
export function readFrontMatter(source: string): { fields: unknown } | undefined {
  const document = parseDocument(source);
  return document.errors.length > 0 ? undefined : { fields: document.toJS() ?? null };
}

/** A front matter for fields that have no file yet. */
export function newFrontMatter(fields: unknown): string {
  return stringify(fields, asWritten);
}

/**
 * A front matter with other fields. Those that are the same keep every character; one that changed keeps its comments, its quotes and
 * the way its list is written.
 */
export function withFields(source: string, fields: unknown, schema: Schema): string {
  const document = parseDocument(source);
  const { contents } = document;
  if (!isMap<Scalar<string>, Node>(contents) || contents.flow === true || !isFields(fields))
    return newFrontMatter(fields);
  const text = splice(source, contents, { document, fields, schema });
  // Anchors, tags and whatever else a hand may have written: better another layout than another meaning.
  return isSame(readFrontMatter(text)?.fields, fields) ? text : newFrontMatter(fields);
}

interface Change {
  document: Document.Parsed;
  fields: Record<string, unknown>;
  schema: Schema;
}

/** A field as it stands in the text: the comment above it, and its own lines. */
interface Segment {
  above: string;
  own: string;
}

function splice(source: string, { items }: YAMLMap<Scalar<string>, Node>, change: Change): string {
  const { document, fields, schema } = change;
  const schemas = fieldSchemas(schema, fields);
  const segments = new Map<string, Segment>();
  let at = 0;
  for (const pair of items) {
    const name = String(pair.key.value);
    const start = pair.key.range?.[0] ?? at;
    const end = pair.value?.range?.[1] ?? pair.key.range?.[1] ?? start;
    const own = source.slice(start, end);
    // What follows a value on its line is about it.
    const lineEnd = own.endsWith('\n') ? end : source.indexOf('\n', end) + 1 || source.length;
    if (Object.hasOwn(fields, name)) {
      const value = fieldOf(fields, name);
      const isKept = isSame(pair.value?.toJS(document) ?? null, value);
      const written = isKept ? own : changed(document, pair, { own, value, schema: schemas[name] });
      segments.set(name, { above: source.slice(at, start), own: written + source.slice(end, lineEnd) });
    }
    at = lineEnd;
  }
  const names = placedNames([...segments.keys()], Object.keys(fields), Object.keys(schemas));
  const parts = names.map((name) => {
    const known = segments.get(name);
    return known === undefined
      ? newField(name, inSchemaOrder(schemas[name], fieldOf(fields, name)))
      : known.above + known.own;
  });
  return parts.map((part) => (part.endsWith('\n') ? part : `${part}\n`)).join('') + source.slice(at);
}

function newField(name: string, value: unknown): string {
  return stringify({ [name]: value }, asWritten);
}

/** The field's own words with another value; comments around it stand in the text already. */
function changed(
  document: Document.Parsed,
  { key, value: node }: Pair<Scalar<string>, Node>,
  { own, value, schema }: { own: string; value: unknown; schema: Schema },
): string {
  const updated = updatedNode(document, node, value, schema);
  if (!own.endsWith('\n')) {
    delete updated.comment;
    delete updated.commentBefore;
  }
  const plainKey = document.createNode(key.value);
  const alone = new Document();
  const map = new YAMLMap<Node, Node>();
  map.set(plainKey, updated);
  alone.contents = map as unknown as typeof alone.contents;
  const text = alone.toString({ ...asWritten, indentSeq: !/^[^\n]*\n- /.test(own) });
  return own.endsWith('\n') ? text : text.replace(/\n$/, '');
}

function updatedNode(document: Document, node: Node | null, value: unknown, schema: Schema): Node {
  if (node !== null && isSame(node.toJS(document), value)) return node;
  if (isMap<Scalar<string>, Node>(node) && isFields(value)) return updatedMap(document, node, value, schema);
  if (isSeq<Node>(node) && Array.isArray(value)) return updatedList(document, node, value, schema);
  if (isScalar(node) && typeof node.value === typeof value && typeof value === 'string') {
    node.value = value;
    return node;
  }
  return document.createNode(inSchemaOrder(schema, value));
}

function updatedMap(
  document: Document,
  node: YAMLMap<Scalar<string>, Node>,
  value: Record<string, unknown>,
  schema: Schema,
) {
  const schemas = fieldSchemas(schema, value);
  const present = new Map(node.items.map((pair) => [String(pair.key.value), pair]));
  node.items = placedNames([...present.keys()], Object.keys(value), Object.keys(schemas)).map((name) => {
    const pair = present.get(name);
    if (pair === undefined)
      return document.createPair(name, inSchemaOrder(schemas[name], fieldOf(value, name))) as unknown as Pair<
        Scalar<string>,
        Node
      >;
    pair.value = updatedNode(document, pair.value, fieldOf(value, name), schemas[name]);
    return pair;
  });
  return node;
}

function updatedList(document: Document, node: YAMLSeq<Node>, value: unknown[], schema: Schema) {
  const items = node.items;
  const before = items.map((item) => item.toJS(document) as unknown);
  const aligned = alignItems(before, value);
  const inner = itemSchema(schema, value);
  const [first] = items;
  node.items = value.map((item, index) => {
    const made = updatedNode(document, items[aligned[index] ?? -1] ?? null, item, inner);
    // A new text is quoted as its neighbours are.
    if (
      !items.includes(made) &&
      isScalar(made) &&
      isScalar(first) &&
      typeof item === 'string' &&
      first.type !== undefined
    ) {
      made.type = first.type;
    }
    return made;
  });
  return node;
}
