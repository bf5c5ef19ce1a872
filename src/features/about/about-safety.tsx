import type { AboutWords } from '#contract/site-words.ts';
import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';
import { WithQuestions } from '#shell/navigation/with-questions.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function AboutSafety({ title, blocks }: AboutWords['safety']) {
  return (
    <AboutChapter id="safety" title={title}>
      <AboutBlocks blocks={blocks} />
      <WithQuestions>
        <p>
          <TextLink to="/faq" hash="about-health-and-safety">
            Questions about health and safety
          </TextLink>
        </p>
      </WithQuestions>
    </AboutChapter>
  );
}
