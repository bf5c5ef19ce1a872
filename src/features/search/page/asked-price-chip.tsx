import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { askedPriceLabel, readAskedPrice } from '#features/search/asked-price.ts';

/** The price a search asks for in words, and the way to take it out of them. */
export function AskedPriceChip({ q, index }: { q: string; index: IndexUid | undefined }) {
  const price = readAskedPrice(q);
  if (price === undefined) return null;
  const { words } = price;
  return (
    <p
      className={`page-width mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-label ${index === undefined ? '' : 'mb-4'}`}
    >
      <Link
        to="/search"
        search={words === '' ? {} : { q: words, index }}
        replace
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand py-1 pr-3 pl-4 hover:bg-line"
      >
        <span className="sr-only">Remove the price: </span>
        {askedPriceLabel(price)}
        <X aria-hidden="true" size={14} />
      </Link>
      <span className="text-muted">a person, of stays a night</span>
    </p>
  );
}
