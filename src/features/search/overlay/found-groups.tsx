import type { AnswerDocument } from '#contract/search/search-answers.ts';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { dot } from '#contract/words/dot.ts';
import { FoundText } from '#features/search/hits/found-text.tsx';
import { NeedsNetwork } from '#features/search/hits/needs-network.tsx';
import { type SearchHit, useCollectionHits } from '#features/search/hits/search-hit.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { type SearchSuggestionsProps, Suggestion, SuggestionGroup } from '#features/search/overlay/suggestion.tsx';
import { answerAddress, kindName } from '#features/search/search-answers.ts';
import { collections, countOf } from '#features/search/search-collections.ts';
import { PlateImage } from '#ui/plate-image.tsx';

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
          className="-mx-2 inline-flex min-h-11 items-center px-2 font-semibold text-accent text-label"
        >
          {`All ${countOf(uid, group.total)}`}
        </Suggestion>
      )}
    </SuggestionGroup>
  );
}

interface HitSuggestionProps {
  hit: SearchHit;
  isActive: boolean;
  onFollow: () => void;
}

/** A found record in two lines, with its plate as a stamp. */
function HitSuggestion({ hit, isActive, onFollow }: HitSuggestionProps) {
  return (
    <Suggestion
      id={hit.id}
      to={hit.to}
      isActive={isActive}
      onFollow={onFollow}
      className="-mx-2 flex items-center gap-3.5 p-2"
    >
      <span className="size-14 shrink-0 overflow-hidden rounded-field">
        <PlateImage picture={{ ...hit.picture, alt: '' }} shape="thumb" sizes="3.5rem" className="size-full" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold leading-snug">
          <FoundText hit={hit} of="name" />
        </span>
        <span className="block truncate text-label text-muted">
          {hit.found ? (
            <>
              {`${hit.found.label}: `}
              <FoundText hit={hit} of="found" />
            </>
          ) : (
            hit.facts.join(dot)
          )}
        </span>
        <NeedsNetwork to={hit.to} />
      </span>
      {hit.price && (
        <span className="figures shrink-0 text-label">
          <b className="font-semibold">{hit.price.amount}</b>
          <span>{` ${hit.price.per.split(',', 1)[0]}`}</span>
        </span>
      )}
    </Suggestion>
  );
}

interface AnswerSuggestionsProps extends Pick<SearchSuggestionsProps, 'activeId' | 'onLeave'> {
  answers: readonly AnswerDocument[];
}

/** What answers a question, as the last group of the overlay's list. */
export function AnswerSuggestions({ answers, activeId, onLeave }: AnswerSuggestionsProps) {
  if (answers.length === 0) return null;
  return (
    <SuggestionGroup title="Answers" className="break-inside-avoid pb-6">
      {answers.slice(0, shownOfEach).map((answer) => (
        <Suggestion
          key={answer.id}
          id={answer.id}
          {...answerAddress(answer)}
          isActive={answer.id === activeId}
          onFollow={onLeave}
          className="-mx-2 block p-2"
        >
          <span className="block font-semibold leading-snug">{answer.title}</span>
          <span className="block truncate text-label text-muted">{`${kindName(answer.kind)}${dot}${answer.text}`}</span>
          <NeedsNetwork to={answerAddress(answer).to} />
        </Suggestion>
      ))}
    </SuggestionGroup>
  );
}
