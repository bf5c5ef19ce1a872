import { Link as LinkIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Faq } from '#contract/records/faqs.ts';
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

const shownFor = 4000;

/** A link to one answer, for a message or a note. Following it copies its address too, where the browser allows that. */
function FaqLink({ id, question }: { id: string; question: string }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without permission the address bar still shows the link.
    }
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden">
      <a
        href={`#${id}`}
        aria-label={`Link to this answer: ${question}`}
        onClick={(event) => void copy(event.currentTarget.href)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-[0.9375rem] text-accent underline-offset-4 hover:underline"
      >
        <LinkIcon aria-hidden="true" size={16} />
        Link to this answer
      </a>
      <span role="status" className="text-label">
        {isCopied && 'Link copied'}
      </span>
    </p>
  );
}

/** A text in parts, the searched words marked where they stand. */
function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMarked: false }];
  // The longest first, so that "visas" is marked whole and not as "visa" with an s.
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(escapeForPattern).join('|')})`, 'gi'));
  return parts.map((part, index) => ({ text: part, isMarked: index % 2 === 1 }));
}

function escapeForPattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

interface TextPart {
  text: string;
  isMarked: boolean;
}

/** A text with the found words marked. */
function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  );
}
