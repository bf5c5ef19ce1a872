import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface ErrorPanelProps {
  heading: 'h2' | 'h3';
  notice: { title: string; message: string; action: string };
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Other ways on, beside or instead of the retry. */
  children?: ReactNode;
}

/** A failure in the catalogue's words (B-63), with its action. */
export function ErrorPanel({ heading: Heading, notice, onRetry, isRetrying = false, children }: ErrorPanelProps) {
  return (
    <div role="alert" className="w-full max-w-2xl rounded-panel bg-sand p-8 sm:p-10">
      <TriangleAlert aria-hidden="true" size={28} strokeWidth={1.75} className="text-accent" />
      <Heading className="mt-4 text-title-2 leading-tight">{notice.title}</Heading>
      <p className="mt-2 text-muted">{notice.message}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry && (
          <Button onClick={onRetry} disabled={isRetrying}>
            {isRetrying ? 'Loading...' : notice.action}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
