import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';
import { about } from '#platform/words/about-words.ts';

const { title, blocks } = about.guides;

/** Beside what the guides do stands why a demonstration shows none. */
const noted = blocks.map((block, index) => {
  const isLast = index === blocks.length - 1;
  return isLast && about.notices ? { ...block, note: about.notices.guides } : block;
});

export function AboutGuidesAndVehicles() {
  return (
    <AboutChapter id="guides-and-vehicles" title={title}>
      <AboutBlocks blocks={noted} />
    </AboutChapter>
  );
}
