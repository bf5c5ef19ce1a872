import { useEffect, useRef, useState } from 'react';
import { cleanSearch, isSearchable } from '#shell/search/search-text.ts';

/** How long the typing must rest before the header's search begins (B-89). */
export const typingRestMs = 400;

/**
 * The text of a box that searches while one types. The box owns its text; what is searched is the address's, which the
 * text reaches after a rest. When the address changes by itself (back, forward, a link), the box follows.
 *
 * Empty text clears at once; one character does nothing (B-150). `restMs` is how long the typing must rest.
 */
export function useTypedSearch(q: string, search: (q: string) => void, restMs = typingRestMs) {
  const [text, setText] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(q);

  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    clearTimeout(timer.current);
    setText(q);
  }, [q]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(next: string) {
    if (next === asked.current) return;
    asked.current = next;
    search(next);
  }

  return {
    text,
    type(typed: string) {
      setText(typed);
      clearTimeout(timer.current);
      const next = cleanSearch(typed);
      if (next === '') ask('');
      else if (isSearchable(next)) timer.current = setTimeout(() => ask(next), restMs);
    },
    clear() {
      clearTimeout(timer.current);
      setText('');
      ask('');
    },
    /** The text as it stands, when it can be searched; a search that was waiting is not made any more. */
    take(): string | undefined {
      clearTimeout(timer.current);
      const now = cleanSearch(text);
      if (!isSearchable(now)) return undefined;
      asked.current = now;
      return now;
    },
  };
}
