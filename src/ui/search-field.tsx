import { LoaderCircle, Search, X } from 'lucide-react';
import type { FormEvent, InputHTMLAttributes, Ref } from 'react';

/** Where the box stands: in the overlay the header opens, on a picture, on the search page, anywhere else. */
export type SearchFieldVariant = 'nav' | 'hero' | 'full' | 'default';

interface SearchFieldProps {
  variant?: SearchFieldVariant;
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Clears the box, and what it found; the box itself keeps the focus. */
  onClear: () => void;
  isLoading?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Roles and keys of a box with suggestions. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

const placeholder = 'Search tours, destinations...';

const frames: Record<SearchFieldVariant, string> = {
  default: 'min-h-13 border border-line-strong',
  nav: 'min-h-16 border border-line-strong',
  hero: 'raised-shadow min-h-16 border border-transparent',
  full: 'card-shadow min-h-16 border border-line-strong',
};

const texts: Record<SearchFieldVariant, string> = {
  default: 'text-base',
  nav: 'text-lg sm:text-xl',
  hero: 'text-lg',
  full: 'text-lg sm:text-xl',
};

/** The search box (B-149), without behaviour of its own. It is a form, so that it searches before any script has loaded. */
export function SearchField({
  variant = 'default',
  text,
  onText,
  onSubmit,
  onClear,
  isLoading = false,
  inputRef,
  input,
}: SearchFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLoading) onSubmit();
  }

  return (
    <search>
      <form
        action="/search"
        onSubmit={submit}
        className={`flex items-center rounded-full bg-surface p-1.5 text-ink focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2 ${frames[variant]}`}
      >
        <Search aria-hidden="true" size={20} strokeWidth={1.75} className="ml-4 shrink-0 text-muted max-sm:hidden" />
        <input
          ref={inputRef}
          type="search"
          name="q"
          value={text}
          onChange={(event) => onText(event.target.value)}
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
          className={`min-w-0 flex-1 self-stretch bg-transparent px-3 outline-none max-sm:pr-1 max-sm:pl-4 placeholder:text-subtle [&::-webkit-search-cancel-button]:hidden ${texts[variant]}`}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label="Clear the search"
            title="Clear the search"
            onClick={onClear}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-sand hover:text-ink"
          >
            <X aria-hidden="true" size={18} />
          </button>
        )}
        <button
          type="submit"
          disabled={isLoading}
          className="inline-flex min-h-11 shrink-0 items-center justify-center self-stretch rounded-full bg-accent font-semibold text-[0.9375rem] text-on-accent transition-colors hover:bg-accent-hover disabled:cursor-not-allowed disabled:opacity-60 max-sm:aspect-square sm:px-5"
        >
          {isLoading ? (
            <LoaderCircle aria-hidden="true" size={20} className="animate-spin sm:mr-2" />
          ) : (
            <Search aria-hidden="true" size={20} strokeWidth={2} className="sm:hidden" />
          )}
          <span className="max-sm:sr-only">Search</span>
        </button>
      </form>
    </search>
  );
}
