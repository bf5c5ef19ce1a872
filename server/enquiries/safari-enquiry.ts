import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { withLastDay } from '#contract/trip/trip-days.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { dialledNumber } from '#server/enquiries/dialled-number.ts';
import type { SafariDetails } from '#server/enquiries/enquiry.ts';
import { knownTrip, refuseOtherPrices } from '#server/enquiries/price-trip-again.ts';
import { requestWarnings } from '#server/enquiries/request-warnings.ts';
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
