import type { ReactNode } from 'react';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** A link to a page of the list; `rel` and state are the caller's router's business. */
  renderLink: (
    page: number,
    look: { className: string; label: string; text: ReactNode; isCurrent: boolean },
  ) => ReactNode;
}

const look = 'figures inline-flex size-11 items-center justify-center rounded-full font-semibold hover:bg-sand';

/** Numbered pages. Nothing is shown for a single one. */
export function Pagination({ page, pageCount, renderLink }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-14 flex justify-center print:hidden">
      <ul className="flex flex-wrap gap-1">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            {renderLink(number, {
              className: `${look} ${number === page ? 'bg-primary text-on-primary hover:bg-primary-hover' : ''}`,
              label: `Page ${number}`,
              text: number,
              isCurrent: number === page,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
