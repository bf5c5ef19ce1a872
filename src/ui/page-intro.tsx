import type { ReactNode } from 'react';

/** The top of a page that is not about one record: its title and one sentence of advice. */
export function PageIntro({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="page-width pt-8 pb-6 sm:pt-10 sm:pb-8">
      {children}
      <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[3fr_2fr]">
        <h1 className="max-w-[9.7em] text-title-1 leading-[1.02] tracking-[-0.018em]">{title}</h1>
        {lead && <p className="max-w-xl text-muted lg:pb-2">{lead}</p>}
      </div>
    </div>
  );
}
