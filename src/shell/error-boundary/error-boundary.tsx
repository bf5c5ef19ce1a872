import { Component, type ReactNode } from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** How often Try Again is offered before Refresh Page. */
  maxRetries?: number;
  /** Called before each retry, to clear what failed. */
  onRetry?: () => void;
  /** Puts the message where it fits; as it is when left out. */
  frame?: (message: ReactNode) => ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
  retries: number;
}

/** Keeps a failing section from taking its page down (B-71). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, hasFailed: false, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true };
  }

  private retry = () => {
    this.props.onRetry?.();
    this.setState(({ retries }) => ({ hasFailed: false, error: undefined, retries: retries + 1 }));
  };

  override render() {
    const { children, maxRetries = 3, frame = (message: ReactNode) => message } = this.props;
    const { error, hasFailed, retries } = this.state;
    if (!hasFailed) return children;
    const canRetry = retries < maxRetries;
    return frame(
      <ErrorPanel heading="h2" notice={noticeOf(error)}>
        {canRetry ? (
          <Button onClick={this.retry}>Try Again</Button>
        ) : (
          <Button onClick={() => location.reload()}>Refresh Page</Button>
        )}
        {retries > 0 && <p className="w-full text-label text-muted">{`Retry attempt ${retries} of ${maxRetries}`}</p>}
      </ErrorPanel>,
    );
  }
}
