import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { tripWarnings } from '#contract/trip/trip-warnings.ts';
import { warningText } from '#contract/words/warning-text.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';

/** What of a request does not fit its tour, in the words the traveller was told; nothing for a tour we do not have. */
export function requestWarnings(catalogue: Catalogue, request: CustomSafariRequest, today: string): string[] {
  const tour = catalogue.tours.get(request.baseTour.slug)?.record;
  if (tour === undefined) return [];
  const { guests, childAges = [], dates, activities, accommodations } = request;
  const warnings = tripWarnings({
    tour: { ...tour, fees: tourCostsOf(catalogue, tour).fees },
    guests,
    childAges: childAges.map((age) => age ?? undefined),
    startDate: dates.startDate,
    endDate: dates.endDate,
    accommodations,
    // By the catalogue's names: what was sent in their place reaches no mailbox.
    activities: activities.flatMap(({ id }) => {
      const activity = catalogue.activities.get(id)?.record;
      return activity === undefined ? [] : [{ name: activity.name, minAge: activity.requirements.age?.min }];
    }),
    today,
  });
  return warnings.map(warningText);
}
