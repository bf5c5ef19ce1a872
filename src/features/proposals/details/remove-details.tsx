import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { removeTravellerDetails } from '#contract/forms/traveller-details.ts';
import { refusalWords } from '#features/proposals/ask-about-proposal.tsx';
import { detailsQuery } from '#features/proposals/details/details.queries.ts';
import { sentToken } from '#features/proposals/proposal.queries.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/** All of it, gone from the office with two presses. */
export function RemoveDetails({ token, onRemoved }: { token: string; onRemoved?: () => void }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [isAsking, ask] = useState<boolean>();
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => apiOf(queryClient).call(removeTravellerDetails, { body: { token: sentToken(token) } }),
    onSuccess(answer) {
      onRemoved?.();
      takeFocus(document.querySelector('h1'));
      queryClient.setQueryData(detailsQuery(token).queryKey, answer);
      notify({ type: 'success', title: 'All of it is removed' });
    },
  });
  if (!isAsking)
    return (
      <div className="print:hidden">
        <Button ref={isAsking === false ? takeFocus : undefined} variant="quiet" onClick={() => ask(true)}>
          Remove all of it
        </Button>
      </div>
    );
  return (
    <section aria-labelledby={id} className="grid gap-4 border-danger border-l-4 pl-4 print:hidden">
      <p id={id}>
        Remove everything you gave of all travellers? Our office has none of it then, and nobody can bring it back.
      </p>
      {remove.error !== null && (
        <div role="alert">
          <FieldError id={`${id}-failure`} error={refusalWords(remove.error, 'It is not removed yet')} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button ref={takeFocus} isIdle={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? 'Removing...' : 'Remove it'}
        </Button>
        <Button variant="quiet" onClick={() => ask(false)}>
          Keep it
        </Button>
      </div>
    </section>
  );
}
