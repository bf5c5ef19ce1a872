import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { fieldId } from '#desk/content/form/form-context.ts';
import { useFocus } from '#desk/platform/use-focus.ts';
import { pathOf } from '#records/values.ts';
import { holdTyped } from '#ui/take-focus.ts';

/**
 * Takes somebody to a field: to its chapter, into the card it stands in, and then the focus goes there, or to the nearest part
 * above it that there is. `shown` is the chapter on the page.
 */
export function useGoTo(chapterFor: (field: string) => string | undefined, shown: string | undefined) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ field: string } | null>(null);
  const isShown = wanted !== null && chapterFor(wanted.field) === shown;
  useFocus(isShown && wanted, () => wanted && shownPart(wanted.field));

  const to = useCallback(
    (field: string) => {
      setWanted({ field });
      const search = { chapter: chapterFor(field) };
      holdTyped(navigate({ to: '.', search, replace: true, resetScroll: false }));
    },
    [navigate, chapterFor],
  );

  return { wanted: wanted ?? undefined, to };
}

/** The field, or the nearest part above it; in the middle of the screen. */
function shownPart(field: string): HTMLElement | undefined {
  const path = pathOf(field);
  const paths = Array.from(path, (_, index) => path.slice(0, path.length - index));
  const ids = [...paths.map(fieldId), 'content.text'];
  const part = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  part?.scrollIntoView({ block: 'center' });
  return part;
}
