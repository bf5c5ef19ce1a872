import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { useNeeded } from '#desk/enquiries/enquiry.queries.ts';
import { shownList } from '#desk/shell/shown-list.ts';

type FoundIn = Pick<LinkProps, 'to' | 'params' | 'search'> & { name: string };

interface PageHeadProps {
  title: string;
  note?: ReactNode;
  /** The list it was found in. */
  list?: FoundIn;
  /** What can be done on the page. */
  children?: ReactNode;
}

/** A page's name, in the window's title as well, behind the number of enquiries that need somebody. */
export function PageHead({ title, note, list, children }: PageHeadProps) {
  const needed = useNeeded();
  // Before it is announced.
  useLayoutEffect(() => {
    document.title = `${needed === 0 ? '' : `(${needed}) `}${title} · The desk`;
  }, [title, needed]);
  const to = list?.to;
  useLayoutEffect(() => {
    shownList.set(to);
    return () => shownList.set(undefined);
  }, [to]);
  return (
    <>
      {list !== undefined && <BackLink {...list} />}
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-title-2 leading-tight wrap-anywhere">
            {title}
          </h1>
          {note !== undefined && <p className="mt-1 text-muted">{note}</p>}
        </div>
        {children !== undefined && <div className="flex flex-wrap items-center gap-2">{children}</div>}
      </div>
    </>
  );
}

function BackLink({ name, ...list }: FoundIn) {
  return (
    <p className="mb-2 print:hidden">
      <Link {...list} className="inline-flex min-h-9 items-center underline underline-offset-4">
        {name}
      </Link>
    </p>
  );
}
