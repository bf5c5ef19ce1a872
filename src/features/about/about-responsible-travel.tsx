import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';
import { about } from '#platform/words/about-words.ts';

export function AboutResponsibleTravel() {
  return (
    <AboutChapter id="responsible-travel" title={about.travel.title}>
      <AboutBlocks blocks={about.travel.blocks} />
    </AboutChapter>
  );
}
