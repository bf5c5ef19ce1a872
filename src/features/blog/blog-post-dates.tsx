import type { BlogPostSummary } from '#contract/records/blog.ts';
import { formatDay } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';

interface BlogPostDatesProps {
  post: Pick<BlogPostSummary, 'publishedAt' | 'updatedAt' | 'readingMinutes'>;
  hasUpdate?: boolean;
}

/** When a post was written and how long it takes: `3 November 2026 · 5 min read`. */
export function BlogPostDates({
  post: { publishedAt, updatedAt, readingMinutes },
  hasUpdate = false,
}: BlogPostDatesProps) {
  return (
    <>
      <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
      {hasUpdate && updatedAt > publishedAt && (
        <>
          {' · updated '}
          <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </>
      )}
      {`${dot}${Math.max(1, readingMinutes)} min read`}
    </>
  );
}
