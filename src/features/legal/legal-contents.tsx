import { ChevronDown } from 'lucide-react';
import type { Prose } from '#contract/prose.ts';

/** The text's sections: beside it on a desk, behind one line on a phone, where the list would push the text away. */
export function LegalContents({ prose }: { prose: Prose }) {
  const sections = prose.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  if (sections.length === 0) return null;
  const links = (
    <ol>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-[0.96875rem] leading-snug decoration-2 decoration-accent underline-offset-4 hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );

  return (
    <div className="print:hidden">
      <nav aria-label="Contents" className="lg:hidden">
        <details className="group rounded-card bg-sand px-5">
          <summary className="flex min-h-13 items-center justify-between font-semibold">
            Contents
            <ChevronDown
              aria-hidden="true"
              size={20}
              className="text-accent transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="border-line border-t py-2">{links}</div>
        </details>
      </nav>
      <nav
        aria-label="Contents"
        className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto border-line border-r pr-6 max-lg:hidden"
      >
        <p className="mb-2 font-display font-semibold text-xl">Contents</p>
        {links}
      </nav>
    </div>
  );
}
