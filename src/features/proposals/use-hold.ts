import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { holdProposal, type ProposalView } from '#contract/proposals.ts';
import { proposalQuery, sentToken } from '#features/proposals/proposal.queries.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { requestIdFor } from '#platform/forms/form-draft.ts';

/** The form's name, for its draft. */
export const holdName = 'proposal-hold';

/**
 * Asks to have the trip held. One press is one request, however often it has to be sent: until it is answered every try has the same
 * id, also after the page was loaded again. What comes back is what the page shows.
 */
export function useHold(token: string, { number, offer }: Pick<ProposalView, 'number' | 'offer'>) {
  const queryClient = useQueryClient();
  const { queryKey } = proposalQuery(token);
  const unanswered = useRef<{ name: string; id: string } | undefined>(undefined);

  return useMutation({
    // Tried for real, and told at once: nobody is to believe that seats are kept.
    networkMode: 'always',
    mutationFn: (name: string) => {
      if (unanswered.current?.name !== name) {
        const { tour, startDate, total } = offer;
        unanswered.current = { name, id: requestIdFor(holdName, [tour.slug, startDate, number, total, name]) };
      }
      const body = { token: sentToken(token), name, total: offer.total, clientRequestId: unanswered.current.id };
      return apiOf(queryClient).call(holdProposal, { body });
    },
    onSuccess(view) {
      queryClient.setQueryData(queryKey, view);
    },
    onError(error) {
      // Something is not as this page says.
      if (isConflict(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export const isConflict = (error: unknown) => error instanceof AppError && error.details.status === 409;
