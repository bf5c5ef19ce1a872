import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { usePagination, useSortBy } from 'react-instantsearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { hitsPerIndex } from '#features/search/client/ask-index.ts';
import { FailedGroup } from '#features/search/found-messages.tsx';
import type { SearchHit } from '#features/search/hits/search-hit.ts';
import type { useCollectionFacets } from '#features/search/instant/use-collection-facets.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { HitList } from '#features/search/page/hit-list.tsx';
import { NothingInCollection } from '#features/search/page/nothing-found.tsx';
import { countOf, formatTotal } from '#features/search/search-collections.ts';
import { useFilterSheet } from '#parts/lists/use-list.ts';
import { buttonClass } from '#ui/button.tsx';
import { FacetBar } from '#ui/facets/facet-bar.tsx';
import { Select } from '#ui/select.tsx';
import { opensElsewhere } from '#ui/text.tsx';

interface CollectionResultsProps {
  group: SearchGroup;
  groups: readonly SearchGroup[];
  hits: readonly SearchHit[];
  facets: ReturnType<typeof useCollectionFacets>;
  order: ReturnType<typeof useSortBy>;
  pages: ReturnType<typeof usePagination>;
  isSettled: boolean;
  onRetry: (uid: IndexUid) => void;
}

/** One collection: filters, order, its hits and further pages of them. */
export function CollectionResults(props: CollectionResultsProps) {
  const { group, groups, hits, order, pages, isSettled, onRetry } = props;
  const { uid, total } = group;
  const { facets, values, chosen, choose, clear } = props.facets;
  const hasFilters = Object.values(chosen).some((list) => list.length > 0);
  const onSheet = useFilterSheet();
  const { top, turn } = useFocusOnTurn(pages);

  // A page beyond the last, in a link of another day, is the last.
  const address = useSearch({ from: '/search' });
  const navigate = useNavigate();
  const { nbPages } = pages;
  const isBeyond = group.state === 'answered' && isSettled && nbPages > 0 && pages.currentRefinement >= nbPages;
  useEffect(() => {
    if (isBeyond)
      void navigate({
        to: '/search',
        search: { ...address, page: nbPages === 1 ? undefined : nbPages },
        replace: true,
      });
  }, [isBeyond, nbPages, navigate, address]);

  const { first, last } = pageRange(pages.currentRefinement, total);
  const counted = countOf(uid, total);
  return (
    <>
      <FacetBar
        facets={facets}
        values={values}
        chosen={chosen}
        onChoose={choose}
        onClear={clear}
        onSheet={onSheet}
        countText={group.state === 'failed' ? '' : first === 1 ? counted : `${first} to ${last} of ${counted}`}
      >
        <Select
          label="Sort by"
          variant="inline"
          value={order.currentRefinement}
          options={order.options}
          onChange={order.refine}
        />
      </FacetBar>
      <div
        ref={top}
        tabIndex={-1}
        className={`page-width py-10 transition-opacity focus:outline-none ${group.state === 'late' ? 'opacity-55' : ''}`}
      >
        {group.state === 'failed' && <FailedGroup uid={uid} onRetry={() => onRetry(uid)} />}
        {group.state === 'answered' && total === 0 && isSettled && (
          <NothingInCollection uid={uid} groups={groups} hasFilters={hasFilters} onClear={clear} />
        )}
        <HitList uid={uid} hits={hits} heading="h2" />
        <ResultPages total={total} pages={{ ...pages, refine: turn }} />
      </div>
    </>
  );
}

/**
 * Where the reader goes on after asking for another page: at its first hit, and not at the link that is gone. Other words
 * lead to another page as well, and leave the focus in their box.
 */
function useFocusOnTurn({ currentRefinement, refine }: ReturnType<typeof usePagination>) {
  const top = useRef<HTMLDivElement>(null);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (asked.current !== currentRefinement) return;
    asked.current = undefined;
    top.current?.focus({ preventScroll: true });
  }, [currentRefinement]);
  const turn = (page: number) => {
    asked.current = page;
    refine(page);
  };
  return { top, turn };
}

interface ResultPagesProps {
  total: number;
  pages: Pick<ReturnType<typeof usePagination>, 'currentRefinement' | 'refine' | 'createURL'>;
}

/** More results, ten at a time (B-93), and back to those before: pages of their own, in the history as well. */
function ResultPages({ total, pages: { currentRefinement: page, refine, createURL } }: ResultPagesProps) {
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

/** Which hits stand on a page, from 1; `page` counts from 0. */
function pageRange(page: number, total: number): { first: number; last: number } {
  return { first: page * hitsPerIndex + 1, last: Math.min((page + 1) * hitsPerIndex, total) };
}
