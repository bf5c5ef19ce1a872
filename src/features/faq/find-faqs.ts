import type { Faq } from '#contract/faqs.ts';

/** The words of a search, in lower case: every one has to be found. */
export function searchWords(search: string): string[] {
  return [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** The entries whose question, answer or category hold every word; all of them when there is none. */
export function findFaqs(faqs: readonly Faq[], words: readonly string[]): Faq[] {
  return faqs.filter(({ question, answer, category }) => {
    const text = `${question} ${answer} ${category}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
