import type { NotFoundRouteProps } from '@tanstack/react-router';
import { OrProposal } from '#features/proposals/or-proposal.tsx';
import { NotFoundPage } from '#shell/error-pages/lazy-error-pages.tsx';

/** There is no such tour; what was proposed can be read also when the tour is offered no more. */
export function MissingTourPage(props: NotFoundRouteProps) {
  return (
    <OrProposal>
      <NotFoundPage {...props} />
    </OrProposal>
  );
}
