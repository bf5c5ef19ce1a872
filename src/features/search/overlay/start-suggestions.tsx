import { History, X } from 'lucide-react';
import { useEffect } from 'react';
import { type SearchSuggestionsProps, Suggestion, SuggestionGroup } from '#features/search/overlay/suggestion.tsx';
import { usePopularDestinations } from '#features/search/popular-destinations.ts';
import { recentSearches, useRecentSearches } from '#features/search/recent-searches.ts';
import { PlateImage } from '#ui/plate-image.tsx';

/** Below an empty box: what was searched before, and where most go. */
export function StartSuggestions({ listId, activeId, isRefining, onLeave, onState }: SearchSuggestionsProps) {
  const recent = useRecentSearches();
  const popular = usePopularDestinations();
  const hasOptions = recent.length + popular.length > 0;
  useEffect(() => onState({ hasOptions, isLoading: false }), [onState, hasOptions]);

  return (
    <div
      role="listbox"
      id={listId}
      aria-label="Suggestions"
      className={`mt-6 grid gap-x-10 gap-y-6 ${recent.length > 0 ? 'lg:grid-cols-[2fr_3fr]' : ''}`}
    >
      {recent.length > 0 && (
        <SuggestionGroup title="Recent searches">
          {recent.map((text) => {
            const id = `recent-${encodeURIComponent(text)}`;
            return (
              <div key={text} role="presentation" className="flex items-center">
                <Suggestion
                  id={id}
                  to="/search"
                  search={{ q: text }}
                  replace={isRefining}
                  isActive={id === activeId}
                  onFollow={onLeave}
                  className="-ml-2 flex min-h-11 min-w-0 flex-1 items-center gap-3 px-2"
                >
                  <History aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
                  <span className="truncate">{text}</span>
                  <span className="sr-only">. Press Delete to remove</span>
                </Suggestion>
                {/* For the pointer. With the keyboard the Delete key does it: inside a list of options there are only options. */}
                <button
                  type="button"
                  data-remove=""
                  aria-hidden="true"
                  tabIndex={-1}
                  title="Remove"
                  onClick={() => recentSearches.remove(text)}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-sand hover:text-ink"
                >
                  <X size={16} />
                </button>
              </div>
            );
          })}
        </SuggestionGroup>
      )}
      {popular.length > 0 && (
        <SuggestionGroup title="Popular destinations">
          <div
            role="presentation"
            className={`-mx-2 grid grid-cols-2 gap-y-1 sm:grid-cols-3 ${recent.length > 0 ? '' : 'lg:grid-cols-6'}`}
          >
            {popular.map(({ slug, name, coverImage, country }) => {
              const id = `popular-${slug}`;
              return (
                <Suggestion
                  key={slug}
                  id={id}
                  to={`/destinations/${slug}`}
                  isActive={id === activeId}
                  onFollow={onLeave}
                  className="block p-2"
                >
                  <span className="block aspect-[16/10] overflow-hidden rounded-field">
                    <PlateImage
                      picture={{ ...coverImage, alt: '' }}
                      sizes="(min-width: 40rem) 14rem, 45vw"
                      className="size-full"
                    />
                  </span>
                  <span className="mt-2 block font-semibold leading-snug">{name}</span>
                  <span className="block text-label text-muted">{country}</span>
                </Suggestion>
              );
            })}
          </div>
        </SuggestionGroup>
      )}
    </div>
  );
}
