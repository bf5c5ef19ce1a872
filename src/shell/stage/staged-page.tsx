import { Match } from '@tanstack/react-router';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { PagePending } from '#shell/layout/page-pending.tsx';
import { AheadContext } from '#ui/first-view.ts';

interface StagedPageProps {
  routeId: string;
  /** The page a visit began with stands where its HTML has it; any other has a place of its own, which it keeps. */
  isFirst: boolean;
  /** Or rendered ahead: without effects, where nobody and nothing finds it (`.page-ahead` in site.css). */
  isShown: boolean;
  main: React.RefObject<HTMLElement | null>;
}

/** One page: shown, or ahead of the press that will show it. */
export function StagedPage({ routeId, isFirst, isShown, main }: StagedPageProps) {
  const [place] = React.useState(() => (isFirst ? undefined : document.createElement('div')));
  React.useLayoutEffect(() => {
    if (place === undefined) return undefined;
    main.current?.append(place);
    return () => place.remove();
  }, [place, main]);
  React.useLayoutEffect(() => {
    if (place !== undefined) place.className = isShown ? '' : 'page-ahead';
  }, [place, isShown]);

  const content = (
    <React.Activity mode={isShown ? 'visible' : 'hidden'}>
      <AheadContext value={!isShown}>
        <React.Suspense fallback={<PagePending />}>
          <Match routeId={routeId} />
        </React.Suspense>
      </AheadContext>
    </React.Activity>
  );
  return place === undefined ? <div>{content}</div> : createPortal(content, place);
}
