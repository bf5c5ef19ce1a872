import type { AboutWords } from '#contract/site-words.ts';
import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';

export function AboutGuidesAndVehicles({ guides: { title, blocks }, notices }: Pick<AboutWords, 'guides' | 'notices'>) {
  // Beside what the guides do stands why a demonstration shows none.
  const noted = blocks.map((block, index) => {
    const isLast = index === blocks.length - 1;
    return isLast && notices ? { ...block, note: notices.guides } : block;
  });
  return (
    <AboutChapter id="guides-and-vehicles" title={title}>
      <AboutBlocks blocks={noted} />
    </AboutChapter>
  );
}
