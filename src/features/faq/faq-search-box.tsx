import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { longestFaqSearch } from '#features/faq/faq-search.ts';

interface FaqSearchBoxProps {
  /** What the address asks for. */
  search: string;
  /** Announced when it changes. */
  countText: string;
}

/** Narrows the questions while one types. The address holds the search; each character replaces it. */
export function FaqSearchBox({ search, countText }: FaqSearchBoxProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);

  // The box belongs to whoever types in it; otherwise it follows the address, as after Back or "Show all questions".
  useEffect(() => {
    if (box.current !== null && box.current !== document.activeElement) box.current.value = search;
  }, [search]);

  function find(event: FormEvent<HTMLInputElement>) {
    const q = event.currentTarget.value.trim();
    void navigate({ to: '/faq', search: q === '' ? {} : { q }, replace: true, resetScroll: false });
  }

  return (
    <search className="mb-10 block border-line border-b pb-8 print:hidden">
      <form
        action="/faq"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <div className="relative w-full max-w-xl">
          <Search aria-hidden="true" size={20} className="absolute top-1/2 left-5 -translate-y-1/2 text-muted" />
          <input
            ref={box}
            type="search"
            name="q"
            aria-label="Search the questions"
            placeholder="Visa, deposit, child seat..."
            defaultValue={search}
            maxLength={longestFaqSearch}
            autoComplete="off"
            enterKeyHint="search"
            onInput={find}
            className="min-h-13 w-full rounded-full border border-line-strong bg-surface pr-5 pl-13 placeholder:text-subtle"
          />
        </div>
        <p role="status" className="figures text-label text-muted">
          {countText}
        </p>
      </form>
    </search>
  );
}
