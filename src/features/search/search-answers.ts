import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerDocument, getSearchAnswers, type SearchAnswers } from '#contract/search/search-answers.ts';
import { readAskedPrice } from '#features/search/asked-price.ts';
import { searchClientOf } from '#features/search/client/search-client.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { isSearchable } from '#shell/search/search-text.ts';

const none: SearchAnswers = { answers: [], wordsInTitle: 0 };

/**
 * Questions, articles and activities that answer a search, and what was meant where it found nothing. They are asked beside
 * the five collections, which wait for none of it; where they cannot be asked, this device is.
 */
export function useSearchAnswers(typed: string): SearchAnswers {
  const q = readAskedPrice(typed)?.words ?? typed;
  const client = searchClientOf(useQueryClient());
  const isAsked = isSearchable(q);
  const asked = useQuery({
    ...endpointQuery(getSearchAnswers, { query: { q } }),
    enabled: isAsked,
    retry: false,
    meta: { persist: false },
    // Answers stay until the next are there; what another search meant is not what this one means.
    placeholderData: (last) => last && { ...last, meant: undefined },
  });
  const isDeviceAsked = isAsked && asked.isError;
  const onDevice = useQuery({
    queryKey: ['searchAnswersOfDevice', { q }],
    queryFn: () => client.answersOfDevice(q),
    enabled: isDeviceAsked,
    retry: false,
    gcTime: 0,
    meta: { persist: false },
  });

  if (!isAsked) return none;
  return (isDeviceAsked ? onDevice.data : asked.data) ?? none;
}

type Kind = AnswerDocument['kind'];

const kinds: Record<Kind, { name: string; folder: string }> = {
  question: { name: 'Question', folder: '/faq' },
  article: { name: 'Article', folder: '/blog' },
  activity: { name: 'Activity', folder: '/activity' },
  inspiration: { name: 'Inspiration', folder: '/inspiration' },
};

export const kindName = (kind: Kind): string => kinds[kind].name;

/** Where an answer stands: a page of its own, or its place among the questions. */
export function answerAddress({ kind, slug }: AnswerDocument): { to: string; hash?: string } {
  const { folder } = kinds[kind];
  return kind === 'question' ? { to: folder, hash: slug } : { to: `${folder}/${slug}` };
}
