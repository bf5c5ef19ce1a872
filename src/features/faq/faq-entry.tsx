import type { Faq } from '#contract/faqs.ts';
import { FaqLink } from '#features/faq/faq-link.tsx';
import { markWords } from '#features/faq/mark-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { MarkedText } from '#ui/marked-text.tsx';

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
          <MarkedText parts={markWords(question, words)} />
        </span>
      }
    >
      <p>
        <MarkedText parts={markWords(answer, words)} />
      </p>
      <FaqLink id={id} question={question} />
    </Disclosure>
  );
}
