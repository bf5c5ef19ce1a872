import type { ReactNode } from 'react';
import { publishedAt } from '#contract/records/review-address.ts';
import type { Review } from '#contract/records/reviews.ts';
import { formatMonth } from '#contract/words/days.ts';
import { Badge } from '#ui/badge.tsx';

interface ReviewQuoteProps {
  review: Review;
  /** The trip it is about, where that is not the page's own. */
  trip?: ReactNode;
}

/** What a traveller wrote, with who, when and where it can be read. */
export function ReviewQuote({ review, trip }: ReviewQuoteProps) {
  const { words, who, month, source, isExample } = review;
  const url = publishedAt(review);
  return (
    <figure className="border-accent border-t-2 pt-4">
      <blockquote className="font-display text-[1.1875rem] leading-snug">{`“${words}”`}</blockquote>
      <figcaption className="mt-3 text-label text-muted">
        <div className="flex flex-wrap items-center gap-x-2">
          <p>
            <b className="font-semibold text-ink">{who}</b>
            <span>{`, ${formatMonth(month)}`}</span>
          </p>
          {isExample && <Badge>Example</Badge>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          {trip}
          {isExample ? undefined : url === undefined ? (
            <p>{source.name}</p>
          ) : (
            <a href={url} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {`Read it at ${source.name}`}
            </a>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
