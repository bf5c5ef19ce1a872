import type { AnswerDocument } from '#contract/search/search-answers.ts';
import { type Catalogue, summariesOf } from '#server/content/catalogue/catalogue.ts';

/** Every question, article, activity and inspiration as a search knows it. */
export function answerDocumentsOf({
  faqs,
  posts,
  activities,
  inspirations,
  destinations,
}: Catalogue): AnswerDocument[] {
  return [
    ...faqs.map(
      ({ id, category, question, answer }): AnswerDocument => ({
        ...{ id: `question-${id}`, kind: 'question', slug: id },
        ...{ title: question, text: answer, terms: [category.replaceAll('-', ' ')] },
      }),
    ),
    ...[...posts.values()].map(
      ({ summary: { slug, title, excerpt, category, tags } }): AnswerDocument => ({
        ...{ id: `article-${slug}`, kind: 'article', slug },
        ...{ title, text: excerpt, terms: [category, ...tags] },
      }),
    ),
    ...[...inspirations.values()].map(
      ({ summary: { slug, title, excerpt, theme } }): AnswerDocument => ({
        ...{ id: `inspiration-${slug}`, kind: 'inspiration', slug },
        ...{ title, text: excerpt, terms: [theme.replaceAll('-', ' '), 'safari'] },
      }),
    ),
    ...[...activities.values()].map(
      ({ summary: { slug, name, summary, destinationIds } }): AnswerDocument => ({
        ...{ id: `activity-${slug}`, kind: 'activity', slug },
        ...{ title: name, text: summary, terms: summariesOf(destinations, destinationIds).map((one) => one.name) },
      }),
    ),
  ];
}
