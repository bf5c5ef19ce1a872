import type { List, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Inline, Prose } from '#contract/records/prose.ts';
import { type MarkdownProblem, unreadable } from '#server/content/catalogue/records/readable-text.ts';
import { withinTime } from '#server/content/catalogue/records/within-time.ts';
import { slugify } from '#server/content/files/slugify.ts';

/** What a text may be made of, as a writer is told. */
const blocks = '## or ### headings, paragraphs, lists, > quotes and tables';
const passages = 'plain text, **strong**, *emphasis* or [words](link)';

const names: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML',
  image: 'a picture',
  code: 'code',
  inlineCode: 'code',
  thematicBreak: 'a line across',
  break: 'a line break',
  link: 'a link',
};

function nameOf({ type }: Nodes): string {
  return names[type] ?? type;
}

type Report = (node: Nodes, reason: string) => void;

/**
 * Turns an article into the contract's tree: headings of level 2 and 3, paragraphs, flat lists, quotes, tables; text,
 * strong, emphasis and links. Whatever else Markdown can say (HTML, images, code, nesting) is reported and left out.
 */
export function parseMarkdown(markdown: string): { prose: Prose; problems: MarkdownProblem[] } {
  const refused = unreadable(markdown);
  if (refused !== undefined) return { prose: [], problems: [refused] };
  const problems: MarkdownProblem[] = [];
  const report: Report = (node, reason) => problems.push({ line: node.position?.start.line ?? 1, reason });
  const headingIds: TakenIds = new Map();
  const tree = treeOf(markdown);
  if (tree === undefined)
    return { prose: [], problems: [{ line: 1, reason: 'takes too long to read; make two texts of it' }] };
  const prose = tree.children.flatMap((node) => blockOf(node, headingIds, report) ?? []);
  return { prose, problems };
}

/** Undefined where it takes longer than any text that `unreadable` lets through, on a machine that has much else to do. */
function treeOf(markdown: string): Root | undefined {
  return withinTime(20_000, () =>
    fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
  );
}

function blockOf(node: RootContent, headingIds: TakenIds, report: Report): Block | undefined {
  switch (node.type) {
    case 'heading': {
      const text = plainText(node.children, report);
      if (node.depth !== 2 && node.depth !== 3) {
        report(node, `a heading of level ${node.depth}; write ## or ###`);
        return undefined;
      }
      return { kind: 'heading', level: node.depth, id: uniqueId(text, headingIds), text };
    }
    case 'paragraph':
      return { kind: 'paragraph', content: lineOf(node.children, report) };
    case 'list':
      return { kind: 'list', ordered: node.ordered === true, items: itemsOf(node, report) };
    case 'blockquote':
      return { kind: 'quote', content: onlyParagraph(node, node.children, 'a quote', report) };
    case 'table':
      return tableOf(node, report);
    default:
      report(node, `${nameOf(node)} cannot be shown; write ${blocks}`);
      return undefined;
  }
}

function itemsOf(list: List, report: Report): Inline[][] {
  return list.children.map((item) => onlyParagraph(item, item.children, 'a list item', report));
}

function onlyParagraph(parent: Nodes, children: readonly RootContent[], what: string, report: Report): Inline[] {
  const [paragraph, ...others] = children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) {
    report(parent, `${what} holds more than a paragraph; write one paragraph in it, and the rest below it`);
    return [];
  }
  return lineOf(paragraph.children, report);
}

function tableOf(table: Table, report: Report): Block {
  const [head, ...rows] = table.children.map((row) => row.children.map((cell) => lineOf(cell.children, report)));
  return { kind: 'table', head: head ?? [], rows };
}

function lineOf(nodes: readonly PhrasingContent[], report: Report): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, report) ?? []);
}

function inlineOf(node: PhrasingContent, report: Report): Inline | undefined {
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: oneLine(node.value) };
    case 'strong':
      return { kind: 'strong', text: plainText(node.children, report) };
    case 'emphasis':
      return { kind: 'emphasis', text: plainText(node.children, report) };
    case 'link':
      if (!isSafeLink(node.url))
        report(node, `a link to ${node.url}; write http://, https://, mailto:, /page or #heading`);
      return { kind: 'link', text: plainText(node.children, report), href: node.url };
    default:
      report(node, `${nameOf(node)} cannot be shown; write ${passages}`);
      return undefined;
  }
}

/** The words of a heading, of a strong or emphasised passage, of a link: emphasis within is dropped, a link is not lost. */
function plainText(nodes: readonly PhrasingContent[], report: Report): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return oneLine(node.value);
      if (node.type === 'strong' || node.type === 'emphasis') return plainText(node.children, report);
      report(
        node,
        `${nameOf(node)} cannot stand in a heading, a link, **strong** or *emphasis*; write plain text there`,
      );
      return '';
    })
    .join('');
}

/** A line break in the file is a space on the page. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
}

/** `//host` and `/\host` leave the site although they start with a slash. */
function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/[^/]|mailto:[^\s@]+@|#.|\/(?:[^/\\]|$))/.test(href);
}

/** Ids with the last number that one begun like them was given. */
type TakenIds = Map<string, number>;

function uniqueId(text: string, taken: TakenIds): string {
  const base = slugify(text) || 'section';
  let count = (taken.get(base) ?? 0) + 1;
  while (count > 1 && taken.has(`${base}-${count}`)) count += 1;
  const id = count === 1 ? base : `${base}-${count}`;
  taken.set(base, count).set(id, taken.get(id) ?? 1);
  return id;
}
