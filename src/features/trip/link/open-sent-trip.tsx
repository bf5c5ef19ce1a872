import type { SentTripQuestion } from '#features/trip/link/sent-trip.ts';
import { SentTripDialog } from '#features/trip/link/sent-trip-dialog.tsx';
import { sentTripModalId } from '#shell/modals/modal-ids.ts';
import { closeModal, openModal } from '#shell/modals/modal-stack.ts';
import { afterFrames } from '#ui/schedule.ts';

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
