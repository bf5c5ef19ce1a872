import type { AnswerDocument, SearchAnswers } from '#contract/search/search-answers.ts';
import { type JsonObject, valueAt } from '#search/json.ts';
import { RequestFields } from '#search/request-fields.ts';
import { runSearch } from '#search/run-search.ts';
import { buildSearchIndex } from '#search/search-index.ts';
import { readSearchRequest } from '#search/search-request.ts';
import { answerSettings } from '#search/search-settings.ts';

/** Stands before a found word of the title, and in no text. */
const mark = '\u0001';

const titleMarks = {
  attributesToRetrieve: ['id', 'title'],
  attributesToHighlight: ['title'],
  highlightPreTag: mark,
  highlightPostTag: '',
};

/** Of one search: what else is said stands on the pages they lead to. */
const mostAnswers = 4;

/**
 * Searches questions, articles and activities as the five indexes are searched; they are no index of theirs, since a
 * Meilisearch need not know them.
 */
export function createAnswerSearch(
  documents: readonly AnswerDocument[],
): (q: string) => Pick<SearchAnswers, 'answers' | 'wordsInTitle'> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const index = buildSearchIndex('answers', documents as unknown as JsonObject[], answerSettings);
  return (q) => {
    const fields = new RequestFields({ q, limit: mostAnswers, ...titleMarks }, '');
    const { hits } = runSearch(index, { ...readSearchRequest(fields), givesUp: 'commonest' });
    const answers = hits.flatMap(({ id }) => byId.get(String(id)) ?? []);
    return { answers, wordsInTitle: String(valueAt(hits[0] ?? {}, '_formatted.title') ?? '').split(mark).length - 1 };
  };
}
