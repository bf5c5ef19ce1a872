import { useRef, useState } from 'react';
import { useSearchAddress } from '#shell/search/search-address.ts';
import { cleanSearch, isSearchable } from '#shell/search/search-text.ts';
import { SearchField, type SearchFieldVariant } from '#ui/search-field.tsx';

/** A box that leads to the search page: on the home page's picture, on the 404 page. */
export function SearchBox({ variant = 'default' }: { variant?: SearchFieldVariant }) {
  const { openPage } = useSearchAddress();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    const q = cleanSearch(text);
    if (isSearchable(q)) openPage(q);
    else input.current?.focus();
  }

  return (
    <SearchField
      variant={variant}
      text={text}
      onText={setText}
      onSubmit={submit}
      onClear={() => {
        setText('');
        input.current?.focus();
      }}
      inputRef={input}
    />
  );
}
