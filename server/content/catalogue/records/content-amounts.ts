import type { ContentProblem } from '#contract/desk/content.ts';
import { wordCount } from '#contract/records/prose-text.ts';
import { type Content, contentFile, contentFolders } from '#server/content/catalogue/records/read-content.ts';
import { keysOf } from '#server/keys-of.ts';

/** How much the demonstration promises to show; an operator's own catalogue may be smaller, so the start does not ask. */
const least: Record<keyof typeof contentFolders, number> = {
  tours: 15,
  groupTours: 6,
  destinations: 16,
  places: 24,
  accommodations: 14,
  activities: 15,
  posts: 12,
  inspirations: 8,
  faqs: 40,
  legal: 2,
  fees: 10,
  otherCosts: 2,
  people: 0,
  reviews: 0,
};

const leastWordsOfPost = 600;
const leastFaqCategories = 9;

/** What the demonstration catalogue lacks. */
export function missingAmounts(content: Content): ContentProblem[] {
  const categories = new Set(content.faqs.map((faq) => faq.category)).size;
  return [
    ...keysOf(least)
      .filter((kind) => content[kind].length < least[kind])
      .map((kind) =>
        lack(
          contentFolders[kind],
          '',
          `has ${content[kind].length} records; write ${least[kind]} for the demonstration`,
        ),
      ),
    ...(categories < leastFaqCategories
      ? [
          lack(
            'faq',
            'category',
            `has ${categories} categories; write questions in ${leastFaqCategories} for the demonstration`,
          ),
        ]
      : []),
    ...content.posts
      .map((post) => ({ post, words: wordCount(post.body) }))
      .filter(({ words }) => words < leastWordsOfPost)
      .map(({ post, words }) =>
        lack(
          contentFile('posts', post.slug),
          'text',
          `has ${words} words; write ${leastWordsOfPost} for the demonstration`,
        ),
      ),
    ...content.accommodations
      .filter(({ rooms }) => rooms.length < 2 || rooms.length > 4)
      .map(({ slug, rooms }) =>
        lack(
          contentFile('accommodations', slug),
          'rooms',
          `has ${rooms.length} kinds; write 2 to 4 for the demonstration`,
        ),
      ),
  ];
}

function lack(file: string, field: string, reason: string): ContentProblem {
  return { file, field, reason };
}
