import { publishedAt } from '#contract/records/review-address.ts';
import type { Review } from '#contract/records/reviews.ts';
import { operatorMention } from '#src/prerender/structured-data/operator-things.ts';
import { mention, type Thing } from '#src/prerender/structured-data/thing.ts';

interface OfferFacts {
  /** US dollars for one unit. */
  price: number;
  /** Whether taxes, the booking fee and what is paid to others are in it; else they come on top (B-111). */
  isAllIn?: boolean;
  /** What the price is for: a person sharing, a room for a night. */
  unit: string;
  url: string;
}

export function offer({ price, isAllIn = false, unit, url }: OfferFacts): Thing {
  const cost = { price, priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    url,
    ...cost,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...cost,
      unitText: unit,
      valueAddedTaxIncluded: isAllIn,
    },
    seller: operatorMention,
  };
}

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
