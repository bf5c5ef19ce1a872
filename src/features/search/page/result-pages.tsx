import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { hitsPerIndex } from '#features/search/client/ask-index.ts';
import type { SearchPageAddress } from '#features/search/search-address.ts';
import { formatTotal } from '#features/search/search-collections.ts';
import { buttonClass } from '#ui/button-look.ts';

interface ResultPagesProps {
  total: number;
  page: number;
  searchOf: (page: number) => SearchPageAddress;
}

/** More results, ten at a time (B-93), and back to those before. */
export function ResultPages({ total, page, searchOf }: ResultPagesProps) {
  const first = (page - 1) * hitsPerIndex + 1;
  const last = Math.min(page * hitsPerIndex, total);
  if (total <= hitsPerIndex) return null;
  return (
    <nav aria-label="More results" className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      {page > 1 && (
        <Link to="/search" search={searchOf(page - 1)} replace className={buttonClass({ variant: 'quiet' })}>
          <ArrowLeft aria-hidden="true" size={18} />
          Earlier results
        </Link>
      )}
      {last < total && (
        <Link to="/search" search={searchOf(page + 1)} replace className={buttonClass({ variant: 'secondary' })}>
          More results
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
      <p className="figures text-label text-muted">
        {first <= last ? `${first} to ${last} of ${formatTotal(total)}` : `There are ${formatTotal(total)}`}
      </p>
    </nav>
  );
}
