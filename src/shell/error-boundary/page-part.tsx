import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as React from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { Button } from '#ui/button.tsx';

type PagePartName =
  | 'cookie-banner'
  | 'top-bar'
  | 'header'
  | 'search'
  | 'shortlist'
  | 'error-page'
  | 'footer'
  | 'newsletter'
  | 'contact-form'
  | 'contact-channels'
  | 'office-hours'
  | 'trip-request'
  | 'sent-trip'
  | 'chat'
  | 'saved-copy'
  | 'kept-enquiries'
  | 'route-focus'
  | 'visit-events'
  | 'modals'
  | 'notices';

export interface Failure {
  error: unknown;
  /** `Try Again`, or `Refresh Page` when the tries are used up. */
  action: string;
  act: () => void;
  /** How many tries were made: `Retry attempt 1 of 3`; undefined before the first. */
  attempt: string | undefined;
}

interface PagePartProps {
  /** What `?broken=` in the address calls it. */
  name?: PagePartName;
  /** How often Try Again is offered before Refresh Page. */
  maxRetries?: number;
  /** Stands where the part stood: a line that offers another try when left out. */
  fallback?: (failure: Failure) => ReactNode;
  /** Lets go of what the part was holding. */
  onFailure?: () => void;
  /** Called before each try that a visitor asks for, to clear what failed. */
  onRetry?: () => void;
  /** Another try of its own when this changes. */
  retryOn?: unknown;
  children: ReactNode;
}

interface PagePartState {
  error: unknown;
  hasFailed: boolean;
  retries: number;
}

const refreshPage = () => location.reload();

/**
 * A part of a page whose failure takes nothing down but itself, and may be tried again (B-71). React logs why, each time. Where
 * somebody else has changed its HTML on the way, React renders it anew, and nothing around it.
 */
export class PagePart extends React.Component<PagePartProps, PagePartState> {
  override state: PagePartState = { error: undefined, hasFailed: false, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<PagePartState> {
    return { error, hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override componentDidUpdate({ retryOn }: PagePartProps) {
    if (this.state.hasFailed && retryOn !== this.props.retryOn) this.setState({ hasFailed: false, retries: 0 });
  }

  private retry = () => {
    this.props.onRetry?.();
    this.setState(({ retries }) => ({ hasFailed: false, error: undefined, retries: retries + 1 }));
  };

  override render() {
    const { name, maxRetries = 3, fallback = InOneLine, children } = this.props;
    const { error, hasFailed, retries } = this.state;
    if (hasFailed) {
      const canRetry = retries < maxRetries;
      return fallback({
        error,
        action: canRetry ? 'Try Again' : 'Refresh Page',
        act: canRetry ? this.retry : refreshPage,
        attempt: retries > 0 ? `Retry attempt ${retries} of ${maxRetries}` : undefined,
      });
    }
    // A section of a page, or what stands in a dialog, waits with it for what it needs.
    if (name === undefined) return children;
    return (
      <React.Suspense>
        {import.meta.env.DEV && <BrokenOnPurpose part={name} />}
        {children}
      </React.Suspense>
    );
  }
}

/** A fallback that leaves the visitor what can be had without the part. */
export function withInstead(instead: ReactNode): (failure: Failure) => ReactNode {
  return (failure) => (
    <>
      {instead}
      <InOneLine {...failure} />
    </>
  );
}

/** For what nobody sees. */
export const withoutWord = () => null;

function InOneLine({ action, act, attempt }: Failure): ReactNode {
  return (
    <div
      role="alert"
      className="page-width in-[.page-width]:px-0 flex flex-wrap items-center gap-x-4 gap-y-2 py-3 print:hidden"
    >
      <p className="font-semibold">{noticeOf(undefined).title}</p>
      <Button size="small" onClick={act}>
        {action}
      </Button>
      {attempt && <p className="text-label">{attempt}</p>}
    </div>
  );
}

/** In development and in tests, `?broken=header,chat` in the address lets those parts of the layout fail. */
function BrokenOnPurpose({ part }: { part: string }) {
  const broken = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('broken') });
  if (broken?.split(',').includes(part)) throw new Error(`The part ${part} is broken on purpose.`);
  return null;
}
