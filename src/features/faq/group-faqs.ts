import { faqCategories } from '#contract/choices.ts';
import type { Faq, FaqCategory } from '#contract/faqs.ts';

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
