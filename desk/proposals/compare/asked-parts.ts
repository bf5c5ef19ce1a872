import type { DeskEnquiryDetails } from '#contract/desk/enquiry-details.ts';
import { stayPart, type TripPart } from '#contract/trip-comparison.ts';

/** The trip an enquiry asks for. */
export function askedParts(details: DeskEnquiryDetails): TripPart[] {
  if (details.kind === 'contact') {
    const { context } = details;
    if (context === undefined) return [];
    const { name, departureId, seats, room = '' } = context;
    return [
      { part: 'tour', says: name },
      ...(departureId === undefined ? [] : [{ part: 'departure' as const, says: departureId }]),
      ...(seats === undefined ? [] : [{ part: 'seats' as const, says: seats }]),
      { part: 'room', says: room },
      ...totalPart(context.price?.total),
    ];
  }
  const { tour, dates, guests, childAges = [], activities, accommodations } = details;
  return [
    { part: 'tour', says: tour.name },
    { part: 'dates', says: { startDate: dates.startDate ?? null } },
    { part: 'people', says: { ...guests, ages: childAges } },
    ...activities.map(
      ({ id, name, guestCount, selectedDate }): TripPart => ({
        part: 'activity',
        key: id,
        says: { name, people: guestCount, date: selectedDate },
      }),
    ),
    ...accommodations.map((stay) => stayPart(stay, stay.id, stay.insteadOf?.id)),
    ...totalPart(details.pricing.total),
  ];
}

/** Our invoice, in dollars, where it is known. */
export function totalPart(total: number | undefined): TripPart[] {
  return total === undefined ? [] : [{ part: 'total', says: total }];
}
