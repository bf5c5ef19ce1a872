import { FoundText } from '#features/search/hits/found-text.tsx';
import { NeedsNetwork } from '#features/search/hits/needs-network.tsx';
import type { SearchHit } from '#features/search/hits/search-hit.ts';
import { Suggestion } from '#features/search/suggestions/suggestion.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

interface HitSuggestionProps {
  hit: SearchHit;
  isActive: boolean;
  onFollow: () => void;
}

/** A found record in two lines, with its plate as a stamp. */
export function HitSuggestion({ hit, isActive, onFollow }: HitSuggestionProps) {
  return (
    <Suggestion
      id={hit.id}
      to={hit.to}
      isActive={isActive}
      onFollow={onFollow}
      className="flex items-center gap-3.5 p-2"
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
            hit.facts.join(' · ')
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
