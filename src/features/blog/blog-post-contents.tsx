import type { Prose } from '#contract/prose.ts';
import { chaptersOf, ProseContents } from '#ui/prose-contents.tsx';

/** The article's chapters, beside it on a desktop. An article without chapters has none. */
export function BlogPostContents({ prose }: { prose: Prose }) {
  if (chaptersOf(prose).length === 0) return null;
  return (
    <nav aria-label="In this article" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7 print:hidden">
      <p className="font-display font-semibold text-xl">In this article</p>
      <div className="mt-3 border-line border-t pt-2">
        <ProseContents prose={prose} />
      </div>
    </nav>
  );
}
