import type { ReactNode } from 'react';
import type { LegalDocument } from '#contract/legal.ts';
import type { Prose } from '#contract/prose.ts';
import { formatDay } from '#contract/words/days.ts';
import { LegalContents } from '#features/legal/legal-contents.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { ProseText } from '#ui/prose-text.tsx';

interface LegalTextProps {
  document: LegalDocument;
  /** Something to press, after the first paragraph of the section with this id. */
  control?: { section: string; content: ReactNode };
}

/** A legal text to read in order or to look something up in. */
export function LegalText({ document: { title, summary, updatedAt, body }, control }: LegalTextProps) {
  const cut = control === undefined ? 0 : afterFirstParagraph(body, control.section);
  return (
    <article>
      <PageIntro title={title} lead={summary} />
      <div className="page-width pb-24">
        <p className="border-line border-t pt-5 text-label text-muted">
          Updated <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </p>
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <LegalContents prose={body} />
          <div className="grid content-start gap-5">
            {cut > 0 && (
              <>
                <ProseText prose={body.slice(0, cut)} />
                <div className="print:hidden">{control?.content}</div>
              </>
            )}
            <ProseText prose={body.slice(cut)} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Where the section's first paragraph ends; 0 when there is no such section. */
function afterFirstParagraph(prose: Prose, section: string): number {
  const heading = prose.findIndex((block) => block.kind === 'heading' && block.id === section);
  return heading === -1 ? 0 : heading + 2;
}
