import { useRef } from 'react';
import { useSearchAddress } from '#shell/search/search-address.ts';
import { useTypedSearch } from '#shell/search/use-typed-search.ts';
import { SearchField } from '#ui/search-field.tsx';

/** How long the typing must rest here (B-90): each search is five, and replaces a page of results. */
const providerRestMs = 1200;

/** The page's own box: it searches while one types, and Enter does not wait. */
export function SearchPageBox({ isLoading }: { isLoading: boolean }) {
  const { q = '', search } = useSearchAddress();
  const typed = useTypedSearch(q, search, providerRestMs);
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    typed.clear();
    input.current?.focus();
  }

  return (
    <SearchField
      variant="full"
      text={typed.text}
      onText={typed.type}
      onSubmit={() => {
        const text = typed.take();
        if (text !== undefined) search(text);
      }}
      onClear={clear}
      isLoading={isLoading}
      inputRef={input}
      input={{
        onKeyDown: (event) => {
          if (event.key !== 'Escape' || typed.text === '') return;
          event.preventDefault();
          clear();
        },
      }}
    />
  );
}
