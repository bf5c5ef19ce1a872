import type { Prose } from '#contract/prose.ts';
import { foldMark } from '#ui/fold-mark.ts';
import { chaptersOf, ProseContents } from '#ui/prose-contents.tsx';

/** The text's sections: beside it on a desktop, behind one line on a phone, where the list would push the text away. */
export function LegalContents({ prose }: { prose: Prose }) {
  if (chaptersOf(prose).length === 0) return null;
  return (
    <div className="print:hidden">
      <nav aria-label="Contents" className="lg:hidden">
        <details className="rounded-card bg-sand px-5">
          <summary
            className={`flex min-h-13 items-center justify-between font-semibold after:size-5 after:text-accent ${foldMark}`}
          >
            Contents
          </summary>
          <div className="border-line border-t py-2">
            <ProseContents prose={prose} />
          </div>
        </details>
      </nav>
      <nav
        aria-label="Contents"
        className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto border-line border-r pr-6 max-lg:hidden"
      >
        <p className="mb-2 font-display font-semibold text-xl">Contents</p>
        <ProseContents prose={prose} />
      </nav>
    </div>
  );
}
