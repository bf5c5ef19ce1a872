import type { ReactNode } from 'react';

interface PageIntroProps {
  title: string;
  lead?: ReactNode;
  /** Below the sentence: what the page asks first. */
  asked?: ReactNode;
  /** Above the title. */
  children?: ReactNode;
}

/** The top of a page that is not about one record: its title and one sentence of advice. */
export function PageIntro({ title, lead, asked, children }: PageIntroProps) {
  return (
    <div className="page-width pt-8 pb-6 sm:pt-10 lg:pt-8">
      {children}
      <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-2">
        <h1 className="max-w-[9.7em] text-title-1 leading-[1.02] tracking-[-0.018em]">{title}</h1>
        {(lead || asked) && (
          <div className="grid gap-4 lg:pb-1">
            {lead && <p className="max-w-xl text-muted">{lead}</p>}
            {asked}
          </div>
        )}
      </div>
    </div>
  );
}
