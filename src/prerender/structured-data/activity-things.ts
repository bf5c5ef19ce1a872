import { activityQuery } from '#features/activities/activity.queries.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { offer } from '#src/prerender/structured-data/offer.ts';
import { operatorMention } from '#src/prerender/structured-data/operator-things.ts';
import {
  addressOf,
  imagesOf,
  mention,
  type PageStatement,
  type QueryReader,
} from '#src/prerender/structured-data/thing.ts';

/**
 * An activity is something we do for people in several places on any day: a service. It is no event, which has a date, no
 * attraction, which has a place, and no product with reviews: the ratings of a demonstration are examples.
 */
export function activityStatement(read: QueryReader, slug: string): PageStatement | undefined {
  const activity = read.getQueryData(activityQuery(slug).queryKey);
  if (activity === undefined) return undefined;
  const { name, summary, pricing, requirements, destinations } = activity;
  const url = addressOf('activities', slug);
  const { min, max } = requirements.age ?? {};
  return {
    name,
    trail: trailBelow(),
    things: [
      {
        '@type': 'Service',
        name,
        description: summary,
        serviceType: activity.type,
        url,
        image: imagesOf('activities', activity),
        provider: operatorMention,
        areaServed: destinations.map((place) => mention('TouristDestination', 'destinations', place)),
        audience: requirements.age && { '@type': 'PeopleAudience', suggestedMinAge: min, suggestedMaxAge: max },
        termsOfService: activity.cancellation,
        // Without a price of its own it is part of a tour's, and nothing we offer alone.
        offers: pricing.basePrice > 0 ? offer({ price: pricing.basePrice, unit: 'person', url }) : undefined,
      },
    ],
  };
}
