import { wordCount } from '#contract/records/prose-text.ts';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { inspirationQuery } from '#features/inspirations/inspiration.queries.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { operatorMention } from '#src/prerender/structured-data/operator-things.ts';
import { addressOf, imagesOf, type PageStatement, type QueryReader } from '#src/prerender/structured-data/thing.ts';

/** Nobody is invented as an author: the operator has written everything. */
const written = { author: operatorMention, publisher: operatorMention, inLanguage: 'en' };

export function postStatement(read: QueryReader, slug: string): PageStatement | undefined {
  const post = read.getQueryData(blogPostQuery(slug).queryKey);
  if (post === undefined) return undefined;
  const url = addressOf('posts', slug);
  return {
    name: post.title,
    trail: trailBelow('/blog'),
    things: [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        url,
        mainEntityOfPage: url,
        image: imagesOf('posts', post),
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        ...written,
        articleSection: post.category,
        keywords: post.tags,
        wordCount: wordCount(post.body),
        timeRequired: `PT${post.readingMinutes}M`,
      },
    ],
  };
}

/** An inspiration is an article without the day of its first appearance, which its record does not keep. */
export function inspirationStatement(read: QueryReader, slug: string): PageStatement | undefined {
  const inspiration = read.getQueryData(inspirationQuery(slug).queryKey);
  if (inspiration === undefined) return undefined;
  const url = addressOf('inspirations', slug);
  return {
    name: inspiration.title,
    trail: trailBelow('/inspirations'),
    things: [
      {
        '@type': 'Article',
        headline: inspiration.title,
        description: inspiration.excerpt,
        url,
        mainEntityOfPage: url,
        image: imagesOf('inspirations', inspiration),
        dateModified: inspiration.updatedAt,
        ...written,
        articleSection: inspiration.theme,
        wordCount: wordCount(inspiration.body),
      },
    ],
  };
}
