import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { fieldId } from '#desk/content/form/form-surroundings.ts';
import { wayOf } from '#desk/content/values/value-at.ts';

/** So long is waited for a chapter that has to be drawn first, in milliseconds. */
const patience = 2000;

/**
 * Takes somebody to a field: to its chapter, into the card it stands in, and then the focus goes there, or to the nearest part
 * above it that there is.
 */
export function useGoTo(chapterFor: (field: string) => string | undefined) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ field: string } | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    const since = Date.now();
    let frame = 0;
    const look = () => {
      const found = document.getElementById(fieldId(wayOf(wanted.field)));
      const nearest = found ?? (Date.now() - since > patience ? nearestPart(wanted.field) : null);
      if (nearest !== null) focusOn(nearest);
      else if (Date.now() - since <= patience) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  const to = useCallback(
    (field: string) => {
      setWanted({ field });
      void navigate({ to: '.', search: { chapter: chapterFor(field) }, replace: true, resetScroll: false });
    },
    [navigate, chapterFor],
  );

  return { wanted: wanted ?? undefined, to };
}

function nearestPart(field: string): HTMLElement | null {
  const way = wayOf(field);
  for (let length = way.length; length > 0; length -= 1) {
    const part = document.getElementById(fieldId(way.slice(0, length)));
    if (part !== null) return part;
  }
  return document.getElementById('content.text');
}

function focusOn(part: HTMLElement): void {
  const control = part.matches('fieldset') ? part.querySelector<HTMLElement>('input, select, textarea') : part;
  (control ?? part).focus();
  part.scrollIntoView({ block: 'center' });
}
