import { useNavigate } from '@tanstack/react-router';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { formatMoment } from '#contract/words/days.ts';
import { Panel } from '#desk/shell/panel.tsx';
import { readDraft, writeDraft } from '#platform/forms/form-draft.ts';
import { Button } from '#ui/button.tsx';
import { holdTyped } from '#ui/take-focus.ts';

/** What the traveller asked about it, newest first; each is answered on the page of the enquiry. */
export function QuestionList({ proposal }: { proposal: DeskProposal }) {
  const { reference, tour, questions } = proposal;
  const navigate = useNavigate();
  if (questions.length === 0) return null;
  const answer = (question: string) => {
    beginReply(reference, tour, question);
    holdTyped(navigate({ to: '/enquiries/$reference', params: { reference }, hash: 'reply-text' }));
  };
  return (
    <Panel title="Questions">
      <ol className="grid gap-3">
        {questions.toReversed().map(({ number, text, at }) => (
          <li key={`${at} ${text}`} className="border-line border-t pt-3 first:border-0 first:pt-0">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-label text-muted">
              {formatMoment(at)}, about version {number}
            </p>
            <Button variant="quiet" size="small" className="mt-2" onClick={() => answer(text)}>
              Answer
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const nothing = { channel: 'mail', subject: '', text: '', replyId: '' };

/** Begins the reply of the enquiry with the question, unless one is begun already. */
function beginReply(reference: string, tour: string, question: string): void {
  const form = `desk-reply-${reference}`;
  const begun = readDraft(form, nothing);
  if (begun !== undefined && (begun.text !== '' || begun.subject !== '')) return;
  const quoted = question.split('\n').map((line) => `> ${line}`);
  writeDraft(form, { ...nothing, subject: `Your question about ${tour}`, text: `${quoted.join('\n')}\n\n` });
}
