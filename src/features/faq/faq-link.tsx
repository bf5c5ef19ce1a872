import { Link as LinkIcon } from 'lucide-react';
import { useEffect, useState } from 'react';

const shownFor = 4000;

/** A link to one answer, for a message or a note. Following it copies its address too, where the browser allows that. */
export function FaqLink({ id, question }: { id: string; question: string }) {
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
