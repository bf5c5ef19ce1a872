import { withdrawDeskProposal } from '#contract/desk/proposal-endpoints.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { useAsking } from '#desk/shell/ask-dialog.tsx';
import { Question } from '#desk/shell/question.tsx';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';

/** Takes a proposal back, for good. */
export function WithdrawProposal({ proposal: { id, version, number, traveller } }: { proposal: DeskProposal }) {
  const [question, ask] = useAsking();
  const withdraw = useChange(withdrawDeskProposal);
  const press = () =>
    withdraw.mutate(
      { params: { id }, body: {}, version },
      {
        onSuccess: () => {
          question.onClose();
          notify({ type: 'success', title: 'It is withdrawn' });
        },
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          withdraw.reset();
          ask();
        }}
      >
        Withdraw
      </Button>
      <Question
        title="Withdraw this proposal?"
        {...question}
        yes={withdraw.isPending ? 'Withdrawing …' : 'Withdraw it'}
        onYes={press}
        no="Keep it"
        change={withdraw}
      >
        <p>
          {number === 0
            ? 'It was never sent. It stays here to be read, and cannot be sent any more.'
            : `Its links will say that it was withdrawn. ${traveller} is not written to by itself.`}
        </p>
      </Question>
    </>
  );
}
