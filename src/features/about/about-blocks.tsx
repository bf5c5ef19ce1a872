import type { AboutBlock } from '#contract/site-words.ts';
import { AboutPart } from '#features/about/about-chapter.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { FactList } from '#ui/fact-list.tsx';

/** What a chapter says, in the operator's own words; a block with a title is a part of it. */
export function AboutBlocks({ blocks }: { blocks: readonly AboutBlock[] }) {
  return blocks.map((block) => {
    const key = block.title ?? block.text ?? block.list?.[0] ?? block.facts?.[0]?.label;
    if (block.title === undefined) return <BlockWords key={key} block={block} />;
    return (
      <AboutPart key={key} title={block.title}>
        <BlockWords block={block} />
      </AboutPart>
    );
  });
}

function BlockWords({ block: { text, list, mark, facts, note } }: { block: AboutBlock }) {
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      {facts && <FactList facts={facts} />}
      {list && <CheckList items={list} {...((mark === 'yes' || mark === 'no') && { mark })} />}
      {note !== undefined && <p className="text-muted">{note}</p>}
    </>
  );
}
