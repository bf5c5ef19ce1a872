import { withdrawDeskProposal } from '#contract/desk/proposal-endpoints.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { AskedButton } from '#desk/shell/question.tsx';
import { notify } from '#platform/notices/notify.ts';

/** Takes a proposal back, for good. */
export function WithdrawProposal({ proposal: { id, version, number, traveller } }: { proposal: DeskProposal }) {
  const withdraw = useChange(withdrawDeskProposal);
  const press = async () => {
    await withdraw.mutateAsync({ params: { id }, body: {}, version });
    notify({ type: 'success', title: 'It is withdrawn' });
  };
  return (
    <AskedButton
      label="Withdraw"
      variant="quiet"
      title="Withdraw this proposal?"
      yes={['Withdraw it', 'Withdrawing …']}
      no="Keep it"
      onYes={press}
      change={withdraw}
    >
      <p>
        {number === 0
          ? 'It was never sent. It stays here to be read, and cannot be sent any more.'
          : `Its links will say that it was withdrawn. ${traveller} is not written to by itself.`}
      </p>
    </AskedButton>
  );
}
