import { operatorMention } from '#src/prerender/structured-data/operator-things.ts';
import type { Thing } from '#src/prerender/structured-data/thing.ts';

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
