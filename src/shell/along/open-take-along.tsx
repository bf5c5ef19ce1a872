import { type Takeable, takeAlongModalId } from '#shell/along/takeable.ts';
import { openModal } from '#shell/modals/modal-stack.ts';

/** Asks whether to take it along, or shows how far that is. */
export function openTakeAlong(takeable: Takeable, opener: Element): void {
  openModal({
    id: takeAlongModalId,
    label: 'Take it along',
    opener,
    load: async () => {
      const { TakeAlongDialog } = await import('#shell/along/take-along-dialog.tsx');
      return <TakeAlongDialog takeable={takeable} />;
    },
  });
}
