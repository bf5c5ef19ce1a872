import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { usePagination } from 'react-instantsearch';
import { hitsPerIndex } from '#features/search/client/ask-index.ts';
import { pageRange } from '#features/search/page/page-range.ts';
import { formatTotal } from '#features/search/search-collections.ts';
import { buttonClass } from '#ui/button.tsx';
import { opensElsewhere } from '#ui/text-link.tsx';

interface ResultPagesProps {
  total: number;
  pages: Pick<ReturnType<typeof usePagination>, 'currentRefinement' | 'refine' | 'createURL'>;
}

/** More results, ten at a time (B-93), and back to those before: pages of their own, in the history as well. */
export function ResultPages({ total, pages: { currentRefinement: page, refine, createURL } }: ResultPagesProps) {
  const { first, last } = pageRange(page, total);
  if (total <= hitsPerIndex || first > last) return null;
  const linkTo = (other: number, variant: 'quiet' | 'secondary', children: ReactNode) => (
    <a
      href={createURL(other)}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        refine(other);
      }}
      className={buttonClass({ variant })}
    >
      {children}
    </a>
  );
  return (
    <nav aria-label="More results" className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      {page > 0 &&
        linkTo(
          page - 1,
          'quiet',
          <>
            <ArrowLeft aria-hidden="true" size={18} />
            Earlier results
          </>,
        )}
      {last < total &&
        linkTo(
          page + 1,
          'secondary',
          <>
            More results
            <ArrowRight aria-hidden="true" size={18} />
          </>,
        )}
      <p className="figures text-label text-muted">{`${first} to ${last} of ${formatTotal(total)}`}</p>
    </nav>
  );
}
