import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import type { DepartureConcern, DeskDeparture } from '#contract/desk/departures.ts';
import { replyToDeskEnquiry } from '#contract/desk/enquiry-endpoints.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { concernsQuery, useDepartureChange } from '#desk/departures/departure.queries.ts';
import { enquiryQuery } from '#desk/enquiries/enquiry.queries.ts';
import { copyText } from '#desk/platform/copy-text.ts';
import { AskDialog, useAsking } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { newRequestId } from '#platform/forms/form-draft.ts';
import { Button } from '#ui/button.tsx';

/** Cancels a departure once one has seen who has to hear of it; the mails to them stay at hand afterwards. */
export function CancelDeparture({ departure }: { departure: DeskDeparture }) {
  const [question, ask] = useAsking();
  const cancel = useDepartureChange(cancelDeskDeparture, departure.id);
  const { data, error } = useQuery({ ...concernsQuery(departure.id), enabled: question.isOpen });
  const concerned = data?.concerned ?? cancel.data?.concerned;
  const isCancelled = departure.state === 'cancelled';
  return (
    <>
      <Button variant="quiet" size="small" onClick={ask}>
        {isCancelled ? 'Who has to hear of it' : 'Cancel this departure'}
      </Button>
      <AskDialog title={isCancelled ? 'It is cancelled' : 'Cancel this departure?'} {...question}>
        <p>
          {isCancelled
            ? 'Visitors see it no more. Nobody is written to by itself.'
            : 'Visitors will see it no more. Nobody is written to by itself: the letters stand below.'}
        </p>
        <FormFailure error={error} />
        {concerned !== undefined && <Concerned all={concerned} isCancelled={isCancelled} />}
        <FormFailure error={cancel.error} />
        <div className="flex flex-wrap gap-2">
          {!isCancelled && (
            <Button
              size="small"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate({ params: { id: departure.id } })}
            >
              {cancel.isPending ? 'Cancelling …' : 'Cancel it'}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={question.onClose}>
            {isCancelled ? 'Close' : 'Keep it'}
          </Button>
        </div>
      </AskDialog>
    </>
  );
}

function Concerned({ all, isCancelled }: { all: readonly DepartureConcern[]; isCancelled: boolean }) {
  if (all.length === 0) return <p className="rounded-card bg-sand p-4">Nobody we know of is concerned.</p>;
  return (
    <ul className="grid gap-2">
      {all.map((one) => (
        <li key={`${one.because} ${one.enquiry} ${one.name}`}>
          <details className="rounded-card border border-line p-3">
            <summary className="min-h-9 font-semibold">
              {one.name}
              {one.seats !== null && `, ${count(one.seats, 'seat')}`}
              {one.toldAt !== null && <span className="text-success"> · told {formatMoment(one.toldAt)}</span>}
            </summary>
            <p className="mt-2 font-semibold">{one.letter.subject}</p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{one.letter.body}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              {one.enquiry !== null && one.toldAt === null && isCancelled && (
                <SendLetter reference={one.enquiry} letter={one.letter} name={one.name} />
              )}
              {one.email !== null && one.enquiry === null && (
                <a
                  href={mailHref(one.email, one.letter)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 hover:bg-sand"
                >
                  Write the mail
                </a>
              )}
              <Button variant="quiet" size="small" onClick={() => void copyText(one.letter.body)}>
                Copy the letter
              </Button>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Sends the letter as a reply, so that it stands in the conversation. */
function SendLetter({
  reference,
  letter,
  name,
}: {
  reference: string;
  letter: DepartureConcern['letter'];
  name: string;
}) {
  const queryClient = useQueryClient();
  const [replyId] = useState(newRequestId);
  const send = useMutation({
    mutationFn: async () => {
      const { version } = await queryClient.fetchQuery(enquiryQuery(reference));
      const body = { channel: 'mail' as const, replyId, subject: letter.subject, text: letter.body };
      return apiOf(queryClient).call(replyToDeskEnquiry, { params: { reference }, body, version });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <>
      <Button size="small" disabled={send.isPending || send.isSuccess} onClick={() => send.mutate()}>
        {send.isPending ? 'Sending …' : 'Send it'}
        <span className="sr-only"> to {name}</span>
      </Button>
      <FormFailure error={send.error} />
    </>
  );
}

function mailHref(email: string, { subject, body }: DepartureConcern['letter']): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
