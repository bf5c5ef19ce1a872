import { Link, useSearch } from '@tanstack/react-router';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { collections, countOf } from '#features/search/search-collections.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const link = 'font-semibold text-accent underline underline-offset-4';

/** No collection has it: what to try instead (B-153). */
export function NothingFound({ q, meant }: { q: string; meant: string | undefined }) {
  return (
    <EmptyState message={`Nothing found for “${q}”.`}>
      {meant !== undefined && (
        <p className="w-full text-lg">
          Did you mean <SearchLink q={meant} />?
        </p>
      )}
      <ul className="grid w-full list-disc gap-1.5 pl-6">
        <li>
          Try <SearchLink q="safari" /> or <SearchLink q="national park" />
        </li>
        <li>Check spelling</li>
        <li>Use broader terms</li>
        <li>
          <Link to="/tours" className={link}>
            Browse featured tours
          </Link>
        </li>
      </ul>
      <p className="mt-2 w-full text-muted">
        Not on the site does not mean not possible.{' '}
        <Link to="/contact" className={link}>
          Ask us
        </Link>
        , we answer in person.
      </p>
    </EmptyState>
  );
}

function SearchLink({ q }: { q: string }) {
  return (
    <Link to="/search" search={{ q }} replace className={link}>
      {q}
    </Link>
  );
}

interface NothingInCollectionProps {
  uid: IndexUid;
  groups: readonly SearchGroup[];
  hasFilters: boolean;
  onClear: () => void;
}

/** This collection does not have it: less narrow, or another collection. */
export function NothingInCollection({ uid, groups, hasFilters, onClear }: NothingInCollectionProps) {
  const { q } = useSearch({ from: '/search' });
  const elsewhere = groups.filter((group) => group.uid !== uid && group.total > 0);
  return (
    <EmptyState
      message={
        hasFilters
          ? `No ${collections[uid].many} for “${q}” match these filters.`
          : `No ${collections[uid].many} for “${q}”.`
      }
    >
      {hasFilters && (
        <Button variant="secondary" onClick={onClear}>
          Clear all filters
        </Button>
      )}
      {elsewhere.map((group) => (
        <ButtonLink key={group.uid} variant="quiet" to="/search" search={{ q, index: group.uid }} replace>
          {countOf(group.uid, group.total)}
        </ButtonLink>
      ))}
      {groups.length === 1 && (
        <ButtonLink variant="quiet" to="/search" search={{ q }} replace>
          Search everything
        </ButtonLink>
      )}
      {groups.length > 1 && elsewhere.length === 0 && (
        <ButtonLink variant="quiet" to="/search" search={{ q: 'safari' }} replace>
          Try safari
        </ButtonLink>
      )}
    </EmptyState>
  );
}
