import { type Takeable, takeAlongModalId } from '#shell/along/takeable.ts';
import { openModal } from '#shell/modals/modal-stack.ts';

/** Asks whether to take it along, or shows how far that is. */
export function openTakeAlong(load: () => Promise<Takeable>, opener?: Element): void {
  openModal({
    id: takeAlongModalId,
    label: 'Take it along',
    ...(opener && { opener }),
    load: async () => {
      const [{ TakeAlongDialog }, takeable] = await Promise.all([import('#shell/along/take-along-dialog.tsx'), load()]);
      return <TakeAlongDialog takeable={takeable} />;
    },
  });
}
