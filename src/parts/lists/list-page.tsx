import type { ReactNode } from 'react';
import type { PageEnvelope } from '#contract/api/paging.ts';
import { useFilterSheet } from '#parts/lists/use-list.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import type { Chosen, Facet } from '#ui/facets/facet.ts';
import { FacetBar, focusCount } from '#ui/facets/facet-bar.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { opensElsewhere } from '#ui/text.tsx';

interface ListQuery<Page extends PageEnvelope> {
  data: Page | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface ListPageProps<Page extends PageEnvelope> {
  title: string;
  lead: ReactNode;
  query: ListQuery<Page>;
  facets: readonly Facet[];
  chosen: Chosen;
  onChoose: (key: string, values: string[]) => void;
  onClear: () => void;
  onPage: (page: number) => void;
  hrefOfPage: (page: number) => string;
  countText: (total: number) => string;
  renderRecords: (page: Page) => ReactNode;
  sort?: ReactNode;
  /** What the list asks first, beside its title. */
  asked?: ReactNode;
  /** Between the title and the filters. */
  above?: ReactNode;
  /** Below the word that nothing fits what was asked for. */
  renderNearest?: (page: Page) => ReactNode;
  /** In place of the records when the list could not be loaded. */
  fallback?: ReactNode;
}

/** The page of a list: title, filters that live in the address, records, numbered pages, and every way it can go wrong. */
export function ListPage<Page extends PageEnvelope>(props: ListPageProps<Page>) {
  const { title, lead, query, facets, chosen, onChoose, onClear, countText, sort, asked, above } = props;
  const onSheet = useFilterSheet();
  return (
    <>
      <PageIntro title={title} lead={lead} asked={asked} />
      {above}
      <FacetBar
        facets={facets}
        values={query.data?.facets ?? {}}
        chosen={chosen}
        onChoose={onChoose}
        onClear={onClear}
        onSheet={onSheet}
        countText={query.data ? countText(query.data.total) : ''}
      >
        {sort}
      </FacetBar>
      <div className="page-width pt-4 pb-10 sm:pb-14 lg:pt-8">
        <Records {...props} />
      </div>
    </>
  );
}

/** Why there is nothing, of `0 tours` (B-74). */
function emptyText(counted: string, isNarrowed: boolean): string {
  const records = counted.replace('0 ', 'No ');
  return isNarrowed
    ? `${records} match your current filters. Try adjusting your criteria.`
    : `${records} available at the moment`;
}

function Records<Page extends PageEnvelope>({
  query,
  renderRecords,
  renderNearest,
  chosen,
  countText,
  onClear,
  onPage,
  hrefOfPage,
  fallback,
}: ListPageProps<Page>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (data === undefined) {
    if (error === null) return <Spinner />;
    return (
      <div className="grid gap-14">
        <ErrorPanel heading="h2" notice={noticeOf(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        {fallback}
      </div>
    );
  }

  const pageCount = Math.max(1, Math.ceil(data.total / data.limit));
  if (data.total === 0) {
    const isNarrowed = Object.values(chosen).some((values) => values.length > 0);
    return (
      <>
        <EmptyState message={data.message || emptyText(countText(0), isNarrowed)}>
          {isNarrowed && (
            <Button
              variant="secondary"
              onClick={() => {
                focusCount();
                onClear();
              }}
            >
              Clear all filters
            </Button>
          )}
        </EmptyState>
        {renderNearest?.(data)}
      </>
    );
  }
  if (data.page > pageCount) {
    return (
      <EmptyState message={`There is no page ${data.page}: this list ends at page ${pageCount}.`}>
        <Button variant="secondary" onClick={() => onPage(pageCount)}>
          {`Go to page ${pageCount}`}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={`transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
      {renderRecords(data)}
      <Pagination page={data.page} pageCount={pageCount} onPage={onPage} hrefOfPage={hrefOfPage} />
    </div>
  );
}

type PaginationProps = Pick<ListPageProps<PageEnvelope>, 'onPage' | 'hrefOfPage'> & { page: number; pageCount: number };

const pageLinkClass =
  'figures inline-flex size-11 items-center justify-center rounded-full font-semibold hover:bg-sand';

/** Numbered pages. Nothing is shown for a single one. */
function Pagination({ page, pageCount, onPage, hrefOfPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-14 flex justify-center print:hidden">
      <ul className="flex flex-wrap gap-1">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={hrefOfPage(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={`${pageLinkClass} ${number === page ? 'bg-primary text-on-primary hover:bg-primary-hover' : ''}`}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onPage(number);
              }}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
