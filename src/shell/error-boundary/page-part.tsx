import type { ReactNode } from 'react';
import * as React from 'react';
import { BrokenOnPurpose } from '#shell/error-boundary/broken-on-purpose.tsx';

export type PagePartName =
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

interface PagePartProps {
  name: PagePartName;
  /** What a visitor has of it all the same; nothing when left out. */
  fallback?: ReactNode;
  /** Lets go of what the part was holding. */
  onFailure?: () => void;
  /** Another try when this changes; when left out, the next page load. */
  retryOn?: unknown;
  children: ReactNode;
}

/**
 * A part of the layout whose failure takes nothing down but itself: the page above which it stands is what the visitor came
 * for. What failed to render once would fail again, so it stays away; React logs why, once. Where somebody else has changed its
 * HTML on the way, React renders it anew, and nothing around it.
 */
export class PagePart extends React.Component<PagePartProps, { hasFailed: boolean }> {
  override state: { hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override componentDidUpdate({ retryOn }: PagePartProps) {
    if (this.state.hasFailed && retryOn !== this.props.retryOn) this.setState({ hasFailed: false });
  }

  override render() {
    const { name, fallback = null, children } = this.props;
    if (this.state.hasFailed) return fallback;
    return (
      <React.Suspense>
        {import.meta.env.DEV && <BrokenOnPurpose part={name} />}
        {children}
      </React.Suspense>
    );
  }
}
