import type { IndexUid } from '#contract/search-indexes.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { FailedGroup } from '#features/search/page/failed-group.tsx';
import { HitList } from '#features/search/page/hit-list.tsx';
import { NothingInCollection } from '#features/search/page/nothing-found.tsx';
import { ResultPages } from '#features/search/page/result-pages.tsx';
import { useSearchPageAddress } from '#features/search/page/use-search-page-address.ts';
import { countOf } from '#features/search/search-collections.ts';
import { facetValues } from '#features/search/search-facets.ts';
import { searchSorts } from '#features/search/search-sorts.ts';
import { useFilterSheet } from '#shell/lists/use-filter-sheet.ts';
import { FacetBar } from '#ui/facets/facet-bar.tsx';
import { Select } from '#ui/select.tsx';

interface CollectionResultsProps {
  uid: IndexUid;
  groups: readonly SearchGroup[];
  isSettled: boolean;
  onRetry: (uid: IndexUid) => void;
}

/** One collection: filters, order, its hits and further pages of them. */
export function CollectionResults({ uid, groups, isSettled, onRetry }: CollectionResultsProps) {
  const address = useSearchPageAddress();
  const onSheet = useFilterSheet();
  const group = groups.find((one) => one.uid === uid);
  if (group === undefined) return null;
  const counts = Object.fromEntries(
    address.facets.map(({ key, attribute }) => [key, facetValues(key, group.countsOf(attribute))]),
  );
  return (
    <>
      <FacetBar
        facets={address.facets}
        values={counts}
        chosen={address.chosen}
        onChoose={address.onChoose}
        onClear={address.onClear}
        onSheet={onSheet}
        countText={group.state === 'failed' ? '' : countOf(uid, group.total)}
      >
        <Select
          label="Sort by"
          look="inline"
          value={address.sort ?? ''}
          options={[{ value: '', label: 'Best match' }, ...searchSorts[uid]]}
          onChange={(value) => address.onSort(value || undefined)}
        />
      </FacetBar>
      <div className={`page-width py-10 transition-opacity ${group.state === 'late' ? 'opacity-55' : ''}`}>
        {group.state === 'failed' && <FailedGroup uid={uid} onRetry={() => onRetry(uid)} />}
        {group.state === 'answered' && group.total === 0 && isSettled && (
          <NothingInCollection uid={uid} groups={groups} />
        )}
        <HitList uid={uid} hits={group.hits} heading="h2" />
        <ResultPages total={group.total} page={address.page} searchOf={address.pageSearch} />
      </div>
    </>
  );
}
