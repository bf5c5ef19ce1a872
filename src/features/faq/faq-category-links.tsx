import type { FaqGroup } from '#features/faq/group-faqs.ts';

/** Jumps to a category: a row to push along on a phone, a column that stays in view on a desktop. */
export function FaqCategoryLinks({ groups }: { groups: readonly FaqGroup[] }) {
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
