import { type BlogPostSummary, blogPostSummary } from '#contract/records/blog.ts';
import { coverOfRecord } from '#server/content/catalogue/pictures.ts';
import { readingMinutes } from '#server/content/catalogue/records/prose-facts.ts';
import type { BlogPostContent } from '#server/content/catalogue/records/read-content.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function blogPostSummaryOf(post: BlogPostContent, made: MadePhotographs): BlogPostSummary {
  return {
    ...shownFields(blogPostSummary, post),
    id: post.slug,
    readingMinutes: readingMinutes(post.body),
    coverImage: coverOfRecord('blog', post, made),
  };
}
