import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { withLastDay } from '#contract/trip/trip-days.ts';
import { tripWarnings } from '#contract/trip/trip-warnings.ts';
import { warningText } from '#contract/words/warning-text.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';
import { dialledNumber } from '#server/enquiries/dialled-number.ts';
import type { SafariDetails } from '#server/enquiries/enquiry.ts';
import { knownTrip, refuseOtherPrices } from '#server/enquiries/price-trip-again.ts';
import { dayProblem } from '#server/enquiries/travel-dates.ts';
import { ApiError } from '#server/http/api-error.ts';

/**
 * What is kept of a request for a customised tour. `today` is the day at the office.
 *
 * @throws ApiError `invalid` for days and things we cannot offer, `price_changed`
 */
export function safariDetailsOf(catalogue: Catalogue, today: string, request: CustomSafariRequest): SafariDetails {
  refuseOtherDays(request, today);
  const { seasonPrices, ...trip } = knownTrip(catalogue, request);
  refuseOtherPrices(request, { ...trip, seasonPrices });
  const { phone } = request.contact;
  // A page from before extra nights were days ends too early.
  const { length } = trip.days;
  const dates = withLastDay(request.dates, { was: length, days: length });
  const warnings = requestWarnings(catalogue, { ...request, dates }, today);
  return {
    kind: 'custom-safari',
    traveller:
      phone === undefined ? request.contact : { ...request.contact, phone: dialledNumber(phone, 'contact.phone') },
    ...trip,
    dates,
    guests: request.guests,
    ...(request.childAges !== undefined && { childAges: request.childAges }),
    ...(warnings.length > 0 && { doubts: warnings }),
    ...(request.notes !== undefined && { notes: request.notes }),
  };
}

function refuseOtherDays({ dates, activities }: CustomSafariRequest, today: string): void {
  const days: [string, string | undefined][] = [
    ['dates.startDate', dates.startDate],
    ...activities.map(({ selectedDate }, index): [string, string | undefined] => [
      `activities.${index}.selectedDate`,
      selectedDate,
    ]),
  ];
  const errors: Record<string, string[]> = {};
  for (const [field, day] of days) {
    const problem = day === undefined ? undefined : dayProblem(day, today);
    if (problem !== undefined) errors[field] = [problem];
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid', 'Some fields need another look.', { errors });
}

/** What of a request does not fit its tour, in the words the traveller was told; nothing for a tour we do not have. */
function requestWarnings(catalogue: Catalogue, request: CustomSafariRequest, today: string): string[] {
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
