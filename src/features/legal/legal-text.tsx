import type { LegalDocument } from '#contract/legal.ts';
import { LegalContents } from '#features/legal/legal-contents.tsx';
import { formatDay } from '#platform/format/calendar-day.ts';
import { PageIntro } from '#ui/page-intro.tsx';
import { ProseText } from '#ui/prose-text.tsx';

/** A legal text to read in order or to look something up in. */
export function LegalText({ document: { title, summary, updatedAt, body } }: { document: LegalDocument }) {
  return (
    <article>
      <PageIntro title={title} lead={summary} />
      <div className="page-width pb-24">
        <p className="border-line border-t pt-5 text-label text-muted">
          Updated <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </p>
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <LegalContents prose={body} />
          <ProseText prose={body} />
        </div>
      </div>
    </article>
  );
}
