import type { DeskEnquiryDetails } from '#contract/desk/enquiry-details.ts';
import { stayWords } from '#contract/stay-words.ts';
import { departureInWords } from '#desk/proposals/compare/draft-rows.ts';
import { type Row, rowsOf } from '#desk/proposals/compare/rows.ts';
import { activityInWords, agesInWords, peopleInWords, roomInWords } from '#desk/proposals/compare/trip-words.ts';
import { formatDay } from '#platform/format/calendar-day.ts';

/** The trip an enquiry asks for, in the words of draft-rows.ts. */
export function askedRows(details: DeskEnquiryDetails): Row[] {
  if (details.kind === 'contact') {
    const { context } = details;
    return rowsOf([
      context !== undefined && { key: 'tour', label: 'Tour', value: context.name },
      context?.departureId !== undefined && {
        key: 'departure',
        label: 'Departure',
        value: departureInWords(context.departureId),
      },
      context?.seats !== undefined && { key: 'seats', label: 'Seats', value: String(context.seats) },
      { key: 'room', label: 'Room', value: roomInWords(context?.room) },
    ]);
  }
  const { tour, dates, guests, childAges, activities, accommodations } = details;
  return rowsOf([
    { key: 'tour', label: 'Tour', value: tour.name },
    { key: 'start', label: 'First day', value: dates.startDate ? formatDay(dates.startDate) : 'Not chosen' },
    { key: 'people', label: 'People', value: peopleInWords(guests) },
    { key: 'ages', label: 'Ages of the children', value: agesInWords(childAges) },
    {
      key: 'activities',
      label: 'Added',
      value: activities
        .map(({ name, guestCount, selectedDate }) => activityInWords(name, guestCount, selectedDate))
        .join('\n'),
    },
    {
      key: 'stays',
      label: 'Stays',
      value: accommodations.map(stayWords).join('\n'),
    },
  ]);
}

/** Our invoice as the traveller saw it, in dollars; undefined where none was shown. */
export function askedTotal(details: DeskEnquiryDetails): number | undefined {
  return details.kind === 'contact' ? details.context?.price?.total : details.pricing.total;
}
