import type { SentTrip } from '#features/customization/link/sent-trip.ts';
import { SentTripDialog } from '#features/customization/link/sent-trip-dialog.tsx';
import { sentTripModalId } from '#features/customization/link/sent-trip-modal.ts';
import type { ReceivedTrip } from '#features/customization/link/trip-fragment.ts';
import type { TourOffer } from '#features/customization/trip/fit-to-tour.ts';
import { closeModal, openModal } from '#shell/modals/modal-stack.ts';
import { afterFrames } from '#ui/schedule.ts';

export interface SentTripQuestion {
  received: ReceivedTrip;
  /** The trip, where it is one of this page's tour. */
  sent: SentTrip | undefined;
  fragment: string;
  offer: TourOffer;
  /** `YYYY-MM-DD` at the office. */
  today: string;
  onTake: () => void;
  onLeave: () => void;
}

/** Asks what is to become of a trip that came with a link. Closed without an answer, it is asked again by the next page load. */
export function openSentTrip(question: SentTripQuestion): void {
  let answer: (() => void) | undefined;
  openModal({
    id: sentTripModalId,
    label: 'A trip that was sent to you',
    load: async () => (
      <SentTripDialog
        {...question}
        onAnswer={(given) => {
          answer = given;
          closeModal(sentTripModalId);
        }}
      />
    ),
    // What can be undone takes the focus, which the dialog gives back as it goes.
    onClosed: () => {
      if (answer !== undefined) afterFrames(1, answer);
    },
  });
}
