import type { IndexUid } from '#contract/search/search-indexes.ts';
import { useCollectionHits } from '#features/search/instant/use-collection-hits.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { collections, countOf } from '#features/search/search-collections.ts';
import { HitSuggestion } from '#features/search/suggestions/hit-suggestion.tsx';
import { Suggestion } from '#features/search/suggestions/suggestion.tsx';
import { SuggestionGroup } from '#features/search/suggestions/suggestion-group.tsx';
import type { SearchSuggestionsProps } from '#shell/search/search-slot.ts';

const shownOfEach = 3;

interface FoundGroupProps extends Pick<SearchSuggestionsProps, 'q' | 'activeId' | 'isRefining' | 'onLeave'> {
  uid: IndexUid;
  /** Undefined while nothing of it is shown. */
  group: SearchGroup | undefined;
}

/** The best of one collection, and the way to the rest of it. */
export function FoundGroup({ uid, group, q, activeId, isRefining, onLeave }: FoundGroupProps) {
  const hits = useCollectionHits(uid);
  if (group === undefined || hits.length === 0) return null;
  const allId = `all-${uid}`;
  return (
    <SuggestionGroup
      title={collections[uid].title}
      // Padding: WebKit carries a margin over to the next column.
      className={`break-inside-avoid pb-6 transition-opacity ${group.state === 'late' ? 'opacity-55' : ''}`}
    >
      {hits.slice(0, shownOfEach).map((hit) => (
        <HitSuggestion key={hit.id} hit={hit} isActive={hit.id === activeId} onFollow={onLeave} />
      ))}
      {group.total > shownOfEach && (
        <Suggestion
          id={allId}
          to="/search"
          search={{ q, index: uid }}
          replace={isRefining}
          isActive={allId === activeId}
          onFollow={onLeave}
          className="inline-flex min-h-11 items-center px-2.5 font-semibold text-accent text-label"
        >
          {`All ${countOf(uid, group.total)}`}
        </Suggestion>
      )}
    </SuggestionGroup>
  );
}
