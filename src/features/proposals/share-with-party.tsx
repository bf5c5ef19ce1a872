import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { shareProposal } from '#contract/forms/shared-trip.ts';
import { refusalWords } from '#features/proposals/ask-about-proposal.tsx';
import { proposalQuery, sentToken } from '#features/proposals/proposal.queries.ts';
import { tripLine } from '#features/proposals/proposal-words.ts';
import { shareLink } from '#parts/share/share-link.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { prepareModals } from '#shell/modals/modal-host.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';

/** The link for those who travel along, which opens the trip without what it costs: made with a press, and ended with one, also once the trip was given back. */
export function ShareWithParty({ token, view }: { token: string; view: ProposalView }) {
  const queryClient = useQueryClient();
  const { shared } = view;
  const isGivenBack = view.state === 'withdrawn';
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (isShared: boolean) =>
      apiOf(queryClient).call(shareProposal, { body: { token: sentToken(token), isShared } }),
    onSuccess(changed, isShared) {
      queryClient.setQueryData(proposalQuery(token).queryKey, changed);
      if (isShared) send(changed);
    },
  });
  const { isPending, error, variables } = change;
  const share = () => {
    change.reset();
    if (shared === undefined) change.mutate(true);
    else send(view);
  };
  if (isGivenBack && shared === undefined && !change.isSuccess) return null;
  return (
    <div className="border-line border-t pt-4 print:hidden">
      <p>
        {isGivenBack
          ? shared !== undefined &&
            'Those who travel with you have a link to this page without what it costs. It says now that the trip was given back.'
          : shared === undefined
            ? 'Those who travel with you can have this page without what it costs: days, stays and telephone numbers.'
            : 'There is a link for those who travel with you. It opens this page without what it costs.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!isGivenBack && (
          <Button
            variant="secondary"
            size="small"
            isIdle={isPending}
            onPointerEnter={prepareModals}
            onFocus={prepareModals}
            onClick={share}
          >
            <Share2 aria-hidden="true" size={18} />
            Share with your party
          </Button>
        )}
        {shared !== undefined && (
          <Button variant="quiet" size="small" isIdle={isPending} onClick={() => change.mutate(false)}>
            End the link
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {change.isSuccess &&
          !variables &&
          `It is ended: it opens nothing any more.${isGivenBack ? '' : ' The next one is another.'}`}
      </p>
      {error !== null && (
        <div role="alert">
          <FieldError
            id="share-failed"
            error={refusalWords(error, variables ? 'It is not shared yet' : 'The link still opens the trip')}
          />
        </div>
      )}
    </div>
  );
}

function send({ offer, shared }: ProposalView): void {
  if (shared === undefined) return;
  const { kind, slug, name } = offer.tour;
  shareLink({
    title: name,
    text: tripLine(offer),
    url: `${location.origin}/${kind}/${slug}#shared=${shared}`,
    carries:
      'Whoever has it reads your days, stays and telephone numbers, and nothing of what it costs. You can end it.',
  });
}
