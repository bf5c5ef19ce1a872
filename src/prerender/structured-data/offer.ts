import { operatorMention } from '#src/prerender/structured-data/operator-things.ts';
import type { Thing } from '#src/prerender/structured-data/thing.ts';

interface OfferFacts {
  /** US dollars for one unit. Taxes and the booking fee come on top (B-111). */
  price: number;
  /** What the price is for: a person sharing, a room for a night. */
  unit: string;
  /** What the price depends on, in a sentence. */
  note?: string;
  url: string;
}

export function offer({ price, unit, note, url }: OfferFacts): Thing {
  const cost = { price, priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    url,
    ...cost,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...cost,
      unitText: unit,
      description: note,
      valueAddedTaxIncluded: false,
    },
    seller: operatorMention,
  };
}
