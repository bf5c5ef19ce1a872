import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { askAboutProposal, type ProposalView, proposalQuestion } from '#contract/proposals.ts';
import { proposalQuery, sentToken } from '#features/proposals/proposal.queries.ts';
import { momentWords } from '#features/proposals/proposal-words.ts';
import { refusalWords } from '#features/proposals/refusal-words.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { clearDraft, readDraft, requestIdFor, writeDraft } from '#platform/forms/form-draft.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { PageSection } from '#ui/page-section.tsx';

interface AskAboutProposalProps {
  token: string;
  view: ProposalView;
}

/** The form's name, for its draft. */
const askName = 'proposal-question';

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
                  <p className="figures mt-1 text-label text-muted">{momentWords(at)}</p>
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
  const [text, setText] = useState(() => readDraft(askName, { text: '' })?.text ?? '');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const unanswered = useRef<{ text: string; id: string } | undefined>(undefined);
  const isUnderWay = useRef<boolean>(false);
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
      clearDraft(askName);
      setText('');
      queryClient.setQueryData(proposalQuery(token).queryKey, view);
    },
  });
  const { isPending, isSuccess, error } = ask;

  function onEdit(now: string) {
    setText(now);
    isUnderWay.current = isPending;
    setProblem(undefined);
    if (isSuccess) ask.reset();
    if (now === '') clearDraft(askName);
    else writeDraft(askName, { text: now });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const written = field.current?.value ?? text;
    const given = proposalQuestion.safeParse(written);
    if (!given.success) {
      setProblem(
        written.length > 2000
          ? `This is ${written.trim().length - 2000} characters too long for one question.`
          : 'Please write what you would like to know.',
      );
      field.current?.focus();
      return;
    }
    isUnderWay.current = true;
    ask.mutate(given.data, { onError: () => (isUnderWay.current = false) });
  }

  return (
    <form
      noValidate
      method="post"
      aria-label="Ask about this trip"
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <TextAreaField
        ref={field}
        id={id}
        label="Your question"
        name="question"
        autoCapitalize="sentences"
        value={text}
        error={problem}
        readOnly={isPending}
        onChange={({ target }) => onEdit(target.value)}
      />
      {error !== null && (
        <div role="alert">
          <FieldError id={`${id}-sent`} error={refusalWords(error, 'It has not been sent yet')} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="secondary" aria-disabled={isPending}>
          {isPending ? 'Sending...' : 'Send the question'}
        </Button>
        <p role="status">{isSuccess && 'Sent. The answer comes to you by mail.'}</p>
      </div>
      <ReachUs />
    </form>
  );
}
