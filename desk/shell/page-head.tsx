import { type ReactNode, useEffect } from 'react';

/** A page's name, in the window's title as well, and what can be done on it. */
export function PageHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · The desk`;
  }, [title]);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-title-2 leading-tight wrap-anywhere">
          {title}
        </h1>
        {note !== undefined && <p className="mt-1 text-muted">{note}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
