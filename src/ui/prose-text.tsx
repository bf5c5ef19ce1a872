import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Block, Inline, Prose } from '#contract/records/prose.ts';

/** An article's text. Everything is text or one of a few elements, so nothing a writer types can become markup. */
export function ProseText({ prose }: { prose: Prose }) {
  return (
    <div className="grid gap-5 *:not-[figure]:max-w-[42rem]">
      {prose.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article's blocks have no identity and never change places
        <BlockText key={index} block={block} />
      ))}
    </div>
  );
}

function BlockText({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-6 text-title-2 leading-tight">
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} className="mt-3 text-title-3 leading-tight">
          {block.text}
        </h3>
      );
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'quote':
      return (
        <blockquote className="border-sun border-l-4 pl-5 font-display text-lead italic leading-snug">
          {inlines(block.content)}
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`grid gap-2 pl-6 marker:text-accent ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item) => (
            <li key={plainText(item)}>{inlines(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ProseTable table={block} />;
  }
}

const plainText = (line: readonly Inline[]): string => line.map(({ text }) => text).join('');

/** A line of text with its links and what is set strong. */
function inlines(line: readonly Inline[]): ReactNode {
  return line.map((part, index) => {
    const key = `${index}:${part.text.slice(0, 20)}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'emphasis') return <em key={key}>{part.text}</em>;
    if (part.kind === 'link') return <ProseLink key={key} href={part.href} text={part.text} />;
    return part.text;
  });
}

const linkClass = 'font-medium text-accent underline underline-offset-4';

function ProseLink({ href, text }: { href: string; text: string }) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener" className={linkClass}>
        {text}
      </a>
    );
  }
  const [to = '/', hash = ''] = href.split('#');
  return (
    <Link to={to} hash={hash} className={linkClass}>
      {text}
    </Link>
  );
}

type Table = Extract<Block, { kind: 'table' }>;

/** A table of an article. Figures stand below each other, and the head of their column says the currency once. */
export function ProseTable({ table: { head, rows } }: { table: Table }) {
  const columns = head.map((_, index) =>
    columnOf(
      rows.map((row) => row[index] ?? []),
      index,
    ),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard
    <figure aria-label={`Table: ${head.map(plainText).join(', ')}`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-[0.96875rem]">
        <thead>
          <tr className="align-bottom">
            {head.map((cell, index) => (
              <th
                key={plainText(cell)}
                scope="col"
                className={`border-line-strong border-b-2 py-2 ${sideOf(columns[index])}`}
              >
                {inlines(cell)}
                {columns[index]?.isInDollars && <span>, USD</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map((row) => (
            <tr key={row.map(plainText).join('|')}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell's place is its identity
                <td key={index} className={`border-line border-b py-2 align-top ${sideOf(columns[index])}`}>
                  {inlines(columns[index]?.isInDollars ? withoutCurrency(cell) : cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface Column {
  hasFigures: boolean;
  /** Every amount of it is in dollars. */
  isInDollars: boolean;
}

/** `12`, `1.5 to 2`, `about 240 km`, `USD 80, or 130 with another passport` */
const figure = /^(?:about )?\d[\d.,]*(?: to \d[\d.,]*)?(?: \S+)?$|^USD \d/;
const leastShare = 0.75;

function columnOf(cells: readonly (readonly Inline[])[], index: number): Column {
  const texts = cells.map(plainText);
  const figures = texts.filter((text) => figure.test(text));
  const hasFigures = index > 0 && figures.length >= texts.length * leastShare;
  const amounts = texts.filter((text) => /\d/.test(text));
  return { hasFigures, isInDollars: hasFigures && amounts.every((text) => text.startsWith('USD ')) };
}

const sideOf = (column: Column | undefined) =>
  column?.hasFigures ? 'pl-4 text-right first:pl-0' : 'pr-4 text-left last:pr-0';

function withoutCurrency([first, ...others]: readonly Inline[]): readonly Inline[] {
  return first === undefined ? [] : [{ ...first, text: first.text.replace(/^USD /, '') }, ...others];
}
