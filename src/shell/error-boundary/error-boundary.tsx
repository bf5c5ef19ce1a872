import type { ReactNode } from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { PagePart } from '#shell/error-boundary/page-part.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called before each retry, to clear what failed. */
  onRetry?: () => void;
  /** Puts the message where it fits; as it is when left out. */
  frame?: (message: ReactNode) => ReactNode;
}

/** Keeps a failing section from taking its page down, and says in its place what went wrong (B-71). */
export function ErrorBoundary({ children, onRetry, frame = (message) => message }: ErrorBoundaryProps) {
  return (
    <PagePart
      {...(onRetry && { onRetry })}
      fallback={({ error, action, act, attempt }) =>
        frame(
          <ErrorPanel heading="h2" notice={noticeOf(error)}>
            <Button onClick={act}>{action}</Button>
            {attempt && <p className="w-full text-label text-muted">{attempt}</p>}
          </ErrorPanel>,
        )
      }
    >
      {children}
    </PagePart>
  );
}
