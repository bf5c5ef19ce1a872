import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';

interface SearchBoxProps {
  label: string;
  /** What is searched for now. */
  value: string | undefined;
  onSearch: (words: string | undefined) => void;
}

/** Searches when it is submitted, and when it is emptied. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // Another search that comes from the address begins with its own words; whoever types goes on.
  useEffect(() => {
    if (box.current !== null && box.current !== document.activeElement) box.current.value = value ?? '';
  }, [value]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q')).trim() || undefined);
  };
  return (
    <search className="min-w-0 flex-1 basis-[min(18rem,100%)]">
      <form onSubmit={submit} className="flex gap-2">
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={value ?? ''}
          maxLength={200}
          onInput={(event) => event.currentTarget.value === '' && value !== undefined && onSearch(undefined)}
          className="min-h-11 w-full min-w-0 rounded-full border border-line-strong bg-surface px-4 text-base placeholder:text-subtle"
        />
        <button
          type="submit"
          aria-label="Search"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong hover:bg-sand"
        >
          <Search aria-hidden="true" size={19} />
        </button>
      </form>
    </search>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | undefined;
  /** What no choice is called. */
  any: string;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | undefined) => void;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, any, options, onChoose } = props;
  return (
    <label className="flex max-w-full flex-wrap items-center gap-2 text-label text-muted">
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChoose(options.find((option) => option.value === event.target.value)?.value)}
        className="min-h-11 min-w-0 max-w-56 rounded-full border border-line-strong bg-surface px-3 text-[0.9375rem] text-ink"
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
