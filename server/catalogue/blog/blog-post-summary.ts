import { type BlogPostSummary, blogPostSummary } from '#contract/records/blog.ts';
import { readingMinutes } from '#server/catalogue/content/prose-facts.ts';
import type { BlogPostContent } from '#server/catalogue/content/read-content.ts';
import { coverOfRecord } from '#server/catalogue/pictures.ts';
import { shownFields } from '#server/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function blogPostSummaryOf(post: BlogPostContent, made: MadePhotographs): BlogPostSummary {
  return {
    ...shownFields(blogPostSummary, post),
    id: post.slug,
    readingMinutes: readingMinutes(post.body),
    coverImage: coverOfRecord('blog', post, made),
  };
}
