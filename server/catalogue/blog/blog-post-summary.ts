import type { BlogPostSummary } from '#contract/blog.ts';
import { readingMinutes } from '#server/catalogue/content/prose-facts.ts';
import type { BlogPostContent } from '#server/catalogue/content/read-content.ts';
import { coverOf } from '#server/catalogue/pictures.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function blogPostSummaryOf(post: BlogPostContent, made: MadePhotographs): BlogPostSummary {
  return {
    id: post.slug,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    tags: post.tags,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
    readingMinutes: readingMinutes(post.body),
    coverImage: coverOf(
      {
        kind: 'blog',
        slug: post.slug,
        name: post.title,
        plate: post.plate,
        photographs: post.photographs,
        cover: post.cover,
      },
      made,
    ),
  };
}
