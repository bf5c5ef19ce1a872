import type { Block, Prose } from '#contract/prose.ts';
import type { StoryPlate } from '#contract/story-plates.ts';
import { StoryPlates } from '#shell/stories/story-plates.tsx';
import { ProseText } from '#ui/prose-text.tsx';

interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** What a text says before its first chapter. */
export function beginningOf(prose: Prose): Prose {
  const first = prose.findIndex(isChapterHead);
  return first === -1 ? prose : prose.slice(0, first);
}

/** The chapters of a text across the page: the heading stays beside what is read, plates hang between them. */
export function StoryChapters({ prose, plates }: { prose: Prose; plates: readonly StoryPlate[] }) {
  return chaptersOf(prose).map(({ id, title, blocks }) => {
    const above = plates.filter(({ chapter }) => chapter === id);
    return (
      <section key={id} aria-labelledby={`${id}-title`} className="pb-14 sm:pb-20">
        {above.length > 0 && <StoryPlates plates={above} />}
        <div
          id={id}
          className={`page-width grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${above.length > 0 ? 'pt-9 sm:pt-14' : ''}`}
        >
          <h2
            id={`${id}-title`}
            className="self-start text-title-2 leading-[1.08] tracking-[-0.012em] lg:sticky lg:top-28"
          >
            {title}
          </h2>
          <div className="min-w-0 lg:text-[1.125rem]">
            <ProseText prose={blocks} />
          </div>
        </div>
      </section>
    );
  });
}

const isChapterHead = (block: Block) => block.kind === 'heading' && block.level === 2;

function chaptersOf(prose: Prose): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of prose) {
    if (block.kind === 'heading' && block.level === 2) chapters.push({ id: block.id, title: block.text, blocks: [] });
    else chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}
