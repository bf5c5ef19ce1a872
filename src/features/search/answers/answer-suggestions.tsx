import type { AnswerDocument } from '#contract/search/search-answers.ts';
import { answerAddress, kindName } from '#features/search/answers/answer-words.ts';
import { NeedsNetwork } from '#features/search/hits/needs-network.tsx';
import { Suggestion } from '#features/search/suggestions/suggestion.tsx';
import { SuggestionGroup } from '#features/search/suggestions/suggestion-group.tsx';
import type { SearchSuggestionsProps } from '#shell/search/search-slot.ts';

const shown = 3;

interface AnswerSuggestionsProps extends Pick<SearchSuggestionsProps, 'activeId' | 'onLeave'> {
  answers: readonly AnswerDocument[];
}

/** What answers a question, as the last group of the overlay's list. */
export function AnswerSuggestions({ answers, activeId, onLeave }: AnswerSuggestionsProps) {
  if (answers.length === 0) return null;
  return (
    <SuggestionGroup title="Answers" className="break-inside-avoid pb-6">
      {answers.slice(0, shown).map((answer) => (
        <Suggestion
          key={answer.id}
          id={answer.id}
          {...answerAddress(answer)}
          isActive={answer.id === activeId}
          onFollow={onLeave}
          className="block p-2.5"
        >
          <span className="block font-semibold leading-snug">{answer.title}</span>
          <span className="block truncate text-label text-muted">{`${kindName(answer.kind)} · ${answer.text}`}</span>
          <NeedsNetwork to={answerAddress(answer).to} />
        </Suggestion>
      ))}
    </SuggestionGroup>
  );
}
