import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import * as z from 'zod/mini';
import { personName } from '#contract/forms/contact-details.ts';
import { holdProposal, type ProposalView } from '#contract/forms/proposals.ts';
import { formatDayRange } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { refusalWords } from '#features/proposals/ask-about-proposal.tsx';
import { proposalQuery, sentToken } from '#features/proposals/proposal.queries.ts';
import { scrollToTerms, travellersOf } from '#features/proposals/proposal-words.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { contactFieldWords } from '#platform/forms/field-words.ts';
import { requestIdFor } from '#platform/forms/form-draft.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { TextField } from '#ui/fields/form-fields.tsx';
import { takeFocus } from '#ui/take-focus.ts';

interface HoldFormProps {
  view: ProposalView;
  hold: ReturnType<typeof useHold>;
  onClose(): void;
}

/** Who agrees, and to what. Held is what the server has answered as held. */
export function HoldForm({ view: { offer }, hold, onClose }: HoldFormProps) {
  const { isPending, error } = hold;
  const id = useId();
  const form = useForm({
    name: holdName,
    id,
    untouched: { name: offer.traveller },
    schema: z.object({ name: personName }),
    words: contactFieldWords,
  });
  // What is held stays so: this form goes.
  const submit = form.submit(({ name }) => hold.mutateAsync(name));

  return (
    <form
      // The button that was pressed has gone.
      ref={takeFocus}
      noValidate
      // Should its script fail, nothing that is written may end up in an address.
      method="post"
      aria-labelledby="decision"
      onSubmit={(event) => (isPending ? event.preventDefault() : void submit(event))}
      className="mt-6 grid gap-4 border-line border-t pt-6"
    >
      <TextField
        label="Your name"
        autoComplete="name"
        enterKeyHint="send"
        readOnly={isPending}
        {...form.field('name')}
      />
      <p className="figures">
        {`I agree to ${offer.tour.name}, ${formatDayRange(offer.startDate, offer.endDate)}, for ${travellersOf(offer)}, at ${formatUsd(offer.total)} in all, and to the `}
        <button type="button" onClick={scrollToTerms} className="underline underline-offset-4">
          terms on this page
        </button>
        {'.'}
      </p>
      {error !== null && !isConflict(error) && (
        <div role="alert">
          <FieldError id={`${id}-sent`} error={refusalWords(error, 'Nothing is held yet')} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isIdle={isPending}>
          {isPending ? 'Sending...' : error !== null && !isConflict(error) ? 'Try again' : 'Hold it for me'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

/** The form's name, for its draft. */
const holdName = 'proposal-hold';

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
