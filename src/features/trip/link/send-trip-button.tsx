import { Send } from 'lucide-react';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { notifyNoNetwork } from '#platform/api/network-notice.ts';
import { prepareModals } from '#shell/modals/modal-host.tsx';
import { Button } from '#ui/button.tsx';

const loadSending = () => import('#features/trip/link/send-trip.ts');

/** Sends the trip as it stands to somebody who is to travel too. */
export function SendTripButton({ size }: { size?: 'small' }) {
  const { state } = useTrip();
  const prepare = () => {
    prepareModals();
    loadSending().catch(() => {});
  };
  const send = () => {
    loadSending().then(({ sendTrip }) => void sendTrip(state), notifyNoNetwork);
  };
  return (
    <Button variant="quiet" size={size} onPointerEnter={prepare} onFocus={prepare} onClick={send}>
      <Send aria-hidden="true" size={18} strokeWidth={1.75} />
      Send this trip
    </Button>
  );
}
