import type { Prose } from '#contract/prose.ts';

/** The article's chapters, beside it on a desk. An article without chapters has none. */
export function BlogPostContents({ prose }: { prose: Prose }) {
  const chapters = prose.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  if (chapters.length === 0) return null;
  return (
    <nav aria-label="In this article" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7 print:hidden">
      <p className="font-display font-semibold text-xl">In this article</p>
      <ol className="mt-3 border-line border-t">
        {chapters.map(({ id, text }) => (
          <li key={id} className="border-line border-b last:border-b-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 text-[0.96875rem] leading-snug decoration-2 decoration-accent underline-offset-4 hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
