import type { ReactNode } from 'react';
import type { Picture } from '#contract/records/picture.ts';
import { type Undoable, useTrip } from '#features/trip/state/trip-context.ts';
import { UndoNotice } from '#shell/notices/undo-notice.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

interface OfferRowProps {
  picture: Picture;
  title: ReactNode;
  facts: string;
  price: string;
  /** Something to know before choosing it. */
  note?: string | undefined;
  action: ReactNode;
  /** What opens below once it is part of the trip. */
  children: ReactNode;
}

/** Something one can make part of the trip: a small plate, what it is, what it costs, and the way to add it. */
export function OfferRow({ picture, title, facts, price, note, action, children }: OfferRowProps) {
  return (
    <li className="border-line border-b py-5">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:gap-x-5">
        <PlateImage
          picture={picture}
          shape="thumb"
          sizes="6rem"
          className="aspect-square w-full rounded-field max-sm:self-start"
        />
        <div>
          <h4 className="font-display font-semibold text-[1.1875rem] leading-tight">{title}</h4>
          <p className="mt-1 text-[0.9375rem] text-muted">{facts}</p>
          <p className="figures text-[0.9375rem]">{price}</p>
          {note && <p className="mt-1 text-label text-warning">{note}</p>}
        </div>
        {action && <div className="flex flex-wrap items-center gap-2 max-sm:col-start-2">{action}</div>}
      </div>
      {children}
    </li>
  );
}

/** Gives back what was taken away in this place; it stays until the next change. */
export function UndoLine({ place }: { place: Undoable['place'] }) {
  const { undoable } = useTrip();
  return <UndoNotice undoable={undoable?.place === place ? undoable : undefined} />;
}
