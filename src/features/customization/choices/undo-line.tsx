import { type Undoable, useTrip } from '#features/customization/trip/trip-context.ts';
import { UndoNotice } from '#shell/notices/undo-notice.tsx';

/** Gives back what was taken away in this place; it stays until the next change. */
export function UndoLine({ place }: { place: Undoable['place'] }) {
  const { undoable } = useTrip();
  return <UndoNotice undoable={undoable?.place === place ? undoable : undefined} />;
}
