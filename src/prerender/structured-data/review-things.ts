import { publishedAt } from '#contract/review-address.ts';
import type { Review } from '#contract/reviews.ts';
import { operatorMention } from '#src/prerender/structured-data/operator-things.ts';
import { mention, type Thing } from '#src/prerender/structured-data/thing.ts';

/** What travellers wrote, where it can be read where it was published. Nothing of examples, and never a rating: nobody gave one. */
export function reviewThings(reviews: readonly Review[] = []): Thing[] {
  return reviews.flatMap((review) => {
    const url = publishedAt(review);
    return url === undefined ? [] : [reviewThing(review, url)];
  });
}

function reviewThing({ words, who, month, about, source }: Review, url: string): Thing {
  return {
    '@type': 'Review',
    url,
    reviewBody: words,
    author: { '@type': 'Person', name: who },
    datePublished: month,
    publisher: { '@type': 'Organization', name: source.name },
    itemReviewed: about
      ? mention('TouristTrip', about.kind === 'tour' ? 'tours' : 'groupTours', about)
      : operatorMention,
  };
}
