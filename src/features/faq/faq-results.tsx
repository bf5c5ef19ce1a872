import { useLocation, useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Faq } from '#contract/records/faqs.ts';
import { count } from '#contract/words/count.ts';
import { longestFaqSearch } from '#features/faq/faq.queries.ts';
import { FaqEntry } from '#features/faq/faq-entry.tsx';
import { type FaqGroup, findFaqs, groupFaqs, searchWords } from '#features/faq/find-faqs.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text.tsx';

/** With so few left, the answers are what the visitor is after. */
const openUpTo = 3;

/** The search, the ways to jump, and the questions that remain. */
export function FaqResults({ faqs, search }: { faqs: readonly Faq[]; search: string }) {
  useOpenFaq();
  const words = searchWords(search);
  const found = findFaqs(faqs, words);
  const groups = groupFaqs(found);

  return (
    <>
      <FaqSearchBox search={search} countText={countText(found.length, faqs.length)} />
      {found.length === 0 ? (
        <EmptyState message={`No question mentions “${search}”.`}>
          <TextLink to="/faq" resetScroll={false}>
            Show all questions
          </TextLink>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <FaqCategoryLinks groups={groups} />
          <div className="grid gap-14">
            {groups.map(({ id, category, faqs: entries }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className="mb-4 text-title-2 leading-tight">
                  {category}
                </h2>
                <div className="border-line border-t">
                  {entries.map((faq) => (
                    <FaqEntry
                      key={faq.id}
                      faq={faq}
                      words={words}
                      isOpen={words.length > 0 && found.length <= openUpTo}
                    />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function countText(found: number, all: number): string {
  return found === all ? count(all, 'question') : `${found} of ${count(all, 'question')}`;
}

/** Jumps to a category: a row to push along on a phone, a column that stays in view on a desktop. */
function FaqCategoryLinks({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <nav aria-label="Categories" className="min-w-0 print:hidden">
      <ul className="relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 lg:sticky lg:top-24 lg:mx-0 lg:grid lg:gap-0 lg:px-0">
        {groups.map(({ id, category, faqs }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 whitespace-nowrap text-[0.96875rem] decoration-2 decoration-accent underline-offset-4 hover:underline max-lg:rounded-full max-lg:border max-lg:border-line-strong max-lg:px-4 lg:justify-between lg:border-line lg:border-b"
            >
              {category}
              <span className="figures text-label text-muted">
                <span className="sr-only">, </span>
                {faqs.length}
                <span className="sr-only"> questions</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FaqSearchBoxProps {
  /** What the address asks for. */
  search: string;
  /** Announced when it changes. */
  countText: string;
}

/** Narrows the questions while one types. The address holds the search; each character replaces it. */
function FaqSearchBox({ search, countText }: FaqSearchBoxProps) {
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

/** Opens the question the address points at. It is never closed again for that: the visitor may be reading it. */
function useOpenFaq(): void {
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash);
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);
}
