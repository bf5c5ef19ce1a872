import type { AboutWords } from '#contract/site-words.ts';
import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';

export function AboutResponsibleTravel({ title, blocks }: AboutWords['travel']) {
  return (
    <AboutChapter id="responsible-travel" title={title}>
      <AboutBlocks blocks={blocks} />
    </AboutChapter>
  );
}
