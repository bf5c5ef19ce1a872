import type { ReactNode } from 'react';
import type { AboutBlock } from '#contract/site/site-words.ts';
import { CheckList } from '#ui/check-list.tsx';
import { FactList } from '#ui/fact-list.tsx';

interface AboutSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of the page: its title on the left of a desktop, what it says on the right. */
export function AboutSection({ id, title, children }: AboutSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-16 gap-y-6 border-line border-t py-12 sm:py-16 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id={`${id}-title`} className="max-w-[8.5em] text-title-2 leading-[1.08] tracking-[-0.012em]">
        {title}
      </h2>
      <div className="grid max-w-3xl gap-8">{children}</div>
    </section>
  );
}

/** A titled part of a section. */
export function AboutPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-title-3 leading-tight">{title}</h3>
      {children}
    </div>
  );
}

/** What a section says, in the operator's own words; a block with a title is a part of it. */
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
