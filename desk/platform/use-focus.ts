import { type RefObject, useLayoutEffect, useRef } from 'react';
import { takeFocus } from '#ui/take-focus.ts';

/** Moves the focus to a place, or to what `find` finds, whenever there are `news` that were not there before: in their commit. */
export function useFocus<Place extends HTMLElement>(
  news: unknown,
  find: (place: Place | null) => HTMLElement | null | undefined = (place) => place,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const announced = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    if (!news || news === announced.current) return;
    announced.current = news;
    takeFocus(find(place.current));
  });
  return place;
}

const written =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=date]):not([inputmode=decimal], [readonly])';

/** The field of a part that is written first: the one that says so, or a text or a day where there is one; what is chosen may mostly stay. */
export function firstField(part: ParentNode | null | undefined): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>('[data-first]') ??
    part?.querySelector<HTMLElement>(written) ??
    part?.querySelector<HTMLElement>('input, select, textarea') ??
    null
  );
}
