import type { ReactNode } from 'react';
import type { Block, Prose } from '#contract/prose.ts';
import { inlines, plainText } from '#ui/prose-inlines.tsx';
import { ProseTable } from '#ui/prose-table.tsx';

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
