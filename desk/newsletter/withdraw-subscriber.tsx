import { type DeskSubscriber, withdrawDeskSubscriber } from '#contract/desk/subscriber-endpoints.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { useAsking } from '#desk/shell/ask-dialog.tsx';
import { Question } from '#desk/shell/question.tsx';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';

/** Ends a subscription for somebody who asked the office for it. */
export function WithdrawSubscriber({ subscriber }: { subscriber: DeskSubscriber }) {
  const { subscriptionId, email } = subscriber;
  const [question, ask] = useAsking();
  const withdraw = useChange(withdrawDeskSubscriber);
  const end = () =>
    withdraw.mutate(
      { params: { subscriptionId } },
      {
        onSuccess: () => {
          question.onClose();
          notify({ type: 'success', title: 'The subscription has ended' });
        },
      },
    );
  return (
    <>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={ask}>
        End the subscription
      </Button>
      <Question title="End this subscription?" {...question} yes="End it" onYes={end} no="Keep it" change={withdraw}>
        <p className="wrap-anywhere">
          {email} gets no newsletter any more, and the address is forgotten. Only its owner can subscribe again.
        </p>
      </Question>
    </>
  );
}
