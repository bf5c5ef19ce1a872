import { faqCategories } from '#contract/choices.ts';
import type { Faq, FaqCategory } from '#contract/records/faqs.ts';

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

export interface FaqGroup {
  category: FaqCategory;
  /** The section's id on the page. */
  id: string;
  faqs: Faq[];
}

/** Entries by category, both in the operator's order; a category without entries is left out. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  return faqCategories
    .map((category) => ({
      category,
      id: `about-${category.toLowerCase().replaceAll(' ', '-')}`,
      faqs: faqs.filter((faq) => faq.category === category).sort((one, other) => one.order - other.order),
    }))
    .filter((group) => group.faqs.length > 0);
}
