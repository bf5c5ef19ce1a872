import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';

/** What the message is about. Every way to write below carries it; it can be taken off. */
export function ContactSubjectChip({ subject }: { subject: string }) {
  return (
    <p className="inline-flex max-w-full justify-self-start items-center rounded-full bg-sand pl-5">
      <span className="min-w-0 py-2 leading-snug">
        <span className="text-muted">About: </span>
        <span className="font-semibold">{subject}</span>
      </span>
      <Link
        to="/contact"
        replace
        resetScroll={false}
        aria-label={`Not about ${subject}`}
        title="Remove"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-line"
      >
        <X aria-hidden="true" size={16} />
      </Link>
    </p>
  );
}
