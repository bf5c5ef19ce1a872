import type { Faq } from '#contract/faqs.ts';
import { FaqLink } from '#features/faq/faq-link.tsx';
import { MarkedText } from '#features/faq/marked-text.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

interface FaqEntryProps {
  faq: Faq;
  /** The searched words, to mark. */
  words: readonly string[];
  isOpen: boolean;
}

export function FaqEntry({ faq: { id, question, answer }, words, isOpen }: FaqEntryProps) {
  return (
    <Disclosure
      id={id}
      isOpen={isOpen}
      summary={
        <span>
          <MarkedText text={question} words={words} />
        </span>
      }
    >
      <p>
        <MarkedText text={answer} words={words} />
      </p>
      <FaqLink id={id} question={question} />
    </Disclosure>
  );
}
