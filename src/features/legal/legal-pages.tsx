import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LegalDocument } from '#contract/records/legal.ts';
import type { Prose } from '#contract/records/prose.ts';
import { formatDay } from '#contract/words/days.ts';
import { legalQuery } from '#features/legal/legal.queries.ts';
import { CookieSettingsButton } from '#shell/consent/cookie-settings-button.tsx';
import { buttonClass } from '#ui/button.tsx';
import { foldMark } from '#ui/disclosure.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { chaptersOf, ProseContents } from '#ui/prose-contents.tsx';
import { ProseText } from '#ui/prose-text.tsx';

export function TermsPage() {
  const { data: document } = useSuspenseQuery(legalQuery('terms-and-conditions'));
  return <LegalText document={document} />;
}

export function PrivacyPolicyPage() {
  const { data: document } = useSuspenseQuery(legalQuery('privacy-policy'));
  const control = {
    section: 'cookies',
    content: (
      <CookieSettingsButton className={buttonClass({ variant: 'quiet', size: 'small' })}>
        Change cookie choices
      </CookieSettingsButton>
    ),
  };
  return <LegalText document={document} control={control} />;
}

interface LegalTextProps {
  document: LegalDocument;
  /** Something to press, after the first paragraph of the section with this id. */
  control?: { section: string; content: ReactNode };
}

/** A legal text to read in order or to look something up in. */
function LegalText({ document: { title, summary, updatedAt, body }, control }: LegalTextProps) {
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

/** The text's sections: beside it on a desktop, behind one line on a phone, where the list would push the text away. */
function LegalContents({ prose }: { prose: Prose }) {
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
