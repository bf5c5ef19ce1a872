import type { Faq } from '#contract/faqs.ts';
import { count } from '#contract/words/count.ts';
import { FaqCategoryLinks } from '#features/faq/faq-category-links.tsx';
import { FaqEntry } from '#features/faq/faq-entry.tsx';
import { FaqSearchBox } from '#features/faq/faq-search-box.tsx';
import { findFaqs, searchWords } from '#features/faq/find-faqs.ts';
import { groupFaqs } from '#features/faq/group-faqs.ts';
import { useOpenFaq } from '#features/faq/use-open-faq.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';

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
