import { sendDeskMailAgain } from '#contract/desk/mail-endpoints.ts';
import { count as counted } from '#contract/words/count.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';

interface SendAgainProps {
  /** One mail; left out, all that were given up. */
  messageId?: string;
}

/** Puts what was given up back into the outbox. */
export function SendAgain({ messageId }: SendAgainProps) {
  const send = useChange(sendDeskMailAgain);
  const press = () =>
    send.mutate(
      { body: messageId === undefined ? { all: true } : { messageId } },
      {
        onSuccess: ({ count }) =>
          notify(
            count === 0
              ? { type: 'info', title: 'Somebody has done that already' }
              : { type: 'success', title: `${counted(count, 'mail')} will be sent again within seconds` },
          ),
      },
    );
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="quiet" size="small" onClick={press} isIdle={send.isPending}>
        {messageId === undefined ? 'Send all that failed again' : 'Send again'}
      </Button>
      <FormFailure error={send.error} />
    </div>
  );
}
