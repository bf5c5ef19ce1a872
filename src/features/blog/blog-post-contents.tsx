import type { Prose } from '#contract/prose.ts';
import { chaptersOf } from '#ui/prose-contents.tsx';

/** The article's chapters: a panel beside it on a desktop, one line to swipe on a phone. An article without chapters has none. */
export function BlogPostContents({ prose }: { prose: Prose }) {
  const chapters = chaptersOf(prose);
  if (chapters.length === 0) return null;
  return (
    <nav
      aria-label="In this article"
      className="lg:raised-shadow max-lg:-mx-(--gutter) lg:rounded-panel lg:bg-surface lg:p-7 print:hidden"
    >
      <p className="font-display font-semibold text-xl max-lg:sr-only">In this article</p>
      <ol className="max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:contain-inline-size max-lg:px-(--gutter) max-lg:py-1 lg:mt-3 lg:border-line lg:border-t lg:pt-2">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 text-[0.96875rem] leading-snug decoration-2 decoration-accent underline-offset-4 hover:underline max-lg:whitespace-nowrap max-lg:rounded-full max-lg:border max-lg:border-line-strong max-lg:px-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
