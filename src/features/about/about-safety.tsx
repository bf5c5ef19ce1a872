import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';
import { about } from '#platform/words/about-words.ts';
import { TextLink } from '#ui/text-link.tsx';

export function AboutSafety() {
  return (
    <AboutChapter id="safety" title={about.safety.title}>
      <AboutBlocks blocks={about.safety.blocks} />
      <p>
        <TextLink to="/faq" hash="about-health-and-safety">
          Questions about health and safety
        </TextLink>
      </p>
    </AboutChapter>
  );
}
