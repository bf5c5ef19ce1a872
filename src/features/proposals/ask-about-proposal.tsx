import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import * as z from 'zod/mini';
import { askAboutProposal, type ProposalView, proposalQuestion } from '#contract/forms/proposals.ts';
import { office } from '#contract/site/office.ts';
import { formatMoment } from '#contract/words/days.ts';
import { proposalQuery, sentToken } from '#features/proposals/proposal.queries.ts';
import { AppError, isConnectionFailure } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { networkNotice } from '#platform/api/network-notice.ts';
import type { FieldWords } from '#platform/forms/field-words.ts';
import { requestIdFor } from '#platform/forms/form-draft.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { TextAreaField } from '#ui/fields/form-fields.tsx';
import { PageSection } from '#ui/page-section.tsx';

interface AskAboutProposalProps {
  token: string;
  view: ProposalView;
}

/** The form's name, for its draft. */
const askName = 'proposal-question';

const questionWords: FieldWords = {
  text: {
    tooLong: (given) => `This is ${given.length - 2000} characters too long for one question.`,
    otherwise: 'Please write what you would like to know.',
  },
};

/** Questions to whoever has planned it: what was asked, and room for another. */
export function AskAboutProposal({ token, view: { questions, offer } }: AskAboutProposalProps) {
  const who = offer.planner?.name ?? 'us';
  return (
    <PageSection
      id="ask"
      title="Anything you would like to know?"
      lead={`Ask ${who}: what you write goes to our office, and the answer comes to you by mail.`}
      className="scroll-mt-24 print:hidden"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-2">
        <QuestionForm token={token} tour={offer.tour.slug} />
        {questions.length > 0 && (
          <section aria-label="What you have asked">
            <h3 className="font-semibold">What you have asked</h3>
            <ul className="mt-3 grid gap-4">
              {questions.map(({ text, at }) => (
                <li key={`${at} ${text}`} className="border-sun border-l-4 pl-4">
                  <p className="whitespace-pre-line">{text}</p>
                  <p className="figures mt-1 text-label text-muted">{`${formatMoment(at)} in ${office().town}`}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageSection>
  );
}

function QuestionForm({ token, tour }: { token: string; tour: string }) {
  const queryClient = useQueryClient();
  const unanswered = useRef<{ text: string; id: string } | undefined>(undefined);
  const id = useId();
  const ask = useMutation({
    networkMode: 'always',
    mutationFn: (asked: string) => {
      // Until it is answered every try is the same question.
      if (unanswered.current?.text !== asked) {
        unanswered.current = { text: asked, id: requestIdFor(askName, [tour, asked]) };
      }
      const body = { token: sentToken(token), text: asked, clientRequestId: unanswered.current.id };
      return apiOf(queryClient).call(askAboutProposal, { body });
    },
    onSuccess(view) {
      unanswered.current = undefined;
      queryClient.setQueryData(proposalQuery(token).queryKey, view);
    },
  });
  const { isPending, isSuccess, error } = ask;

  const form = useForm({
    name: askName,
    id,
    untouched: { text: '' },
    schema: z.object({ text: proposalQuestion }),
    words: questionWords,
    onEdit: () => isSuccess && ask.reset(),
  });

  return (
    <form
      noValidate
      method="post"
      aria-label="Ask about this trip"
      onSubmit={form.submit(({ text }) => ask.mutateAsync(text))}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <TextAreaField label="Your question" autoCapitalize="sentences" readOnly={isPending} {...form.field('text')} />
      {error !== null && (
        <div role="alert">
          <FieldError id={`${id}-sent`} error={refusalWords(error, 'It has not been sent yet')} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="secondary" isIdle={isPending}>
          {isPending ? 'Sending...' : 'Send the question'}
        </Button>
        <p role="status">{isSuccess && 'Sent. The answer comes to you by mail.'}</p>
      </div>
      <ReachUs />
    </form>
  );
}

/**
 * Why something was not done, in one or two sentences: the server's own words where it has answered.
 *
 * @param state what is so meanwhile, without a full stop
 */
export function refusalWords(error: unknown, state: string): string {
  if (isConnectionFailure(error)) return `${state}: we could not reach our office. ${networkNotice.message}.`;
  const { status = 0 } = error instanceof AppError ? error.details : {};
  if (error instanceof AppError && status >= 400 && status < 500) return error.message;
  return `${state}: our office could not take it just now. Please try again in a minute, or write to us.`;
}
