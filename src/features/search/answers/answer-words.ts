import type { AnswerDocument } from '#contract/search/search-answers.ts';

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
