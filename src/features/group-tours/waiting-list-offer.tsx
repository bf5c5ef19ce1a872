import { type ComponentType, type ReactNode, useState } from 'react';
import type { WaitingListFormProps } from '#features/group-tours/waiting-list-form.tsx';
import { networkNotice } from '#platform/api/network-notice.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { holdTyped, takeFocus } from '#ui/take-focus.ts';

/** The form of a waiting list, from the press that asks for it on; another press tries again when it could not be had. */
export function useWaitingListForm() {
  const [Form, setForm] = useState<ComponentType<WaitingListFormProps>>();
  const [isOutOfReach, setOutOfReach] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return {
    Form,
    isOutOfReach,
    wasOpen,
    open() {
      const loading = import('#features/group-tours/waiting-list-form.tsx');
      holdTyped(loading);
      loading.then(
        (module) => {
          setForm(() => module.WaitingListForm);
          setOutOfReach(false);
          setWasOpen(true);
        },
        () => setOutOfReach(true),
      );
    },
    close: () => setForm(undefined),
  };
}

interface WaitingListOfferProps extends Omit<WaitingListFormProps, 'onClose'> {
  waitingList: ReturnType<typeof useWaitingListForm>;
  day: string;
  /** What leads to the contact form: before the script is there, all there is. */
  renderAsk(label?: string): ReactNode;
}

/** The way onto the waiting list of a departure that is full, and the form once it was asked for. */
export function WaitingListOffer({ waitingList, day, renderAsk, ...form }: WaitingListOfferProps) {
  const isHydrated = useIsHydrated();
  const { Form, isOutOfReach, wasOpen, open, close } = waitingList;
  const label = 'Join the waiting list';
  return (
    <>
      <div className="grid gap-2">
        {Form === undefined && !isHydrated && renderAsk(label)}
        {Form === undefined && isHydrated && (
          <Button
            // The form that had the focus was put away.
            ref={wasOpen ? takeFocus : undefined}
            variant="quiet"
            size="small"
            aria-label={`${label}, ${day}`}
            onClick={open}
          >
            {label}
          </Button>
        )}
        {isOutOfReach && (
          <p role="alert" className="text-danger text-label">{`Network error. ${networkNotice.message}.`}</p>
        )}
        {/* On a phone the other dates stand right below, and what asks about them would be a line more in each row. */}
        <div className={`contents ${Form === undefined ? 'max-sm:hidden' : ''}`}>{renderAsk()}</div>
      </div>
      {Form !== undefined && <Form {...form} onClose={close} />}
    </>
  );
}
