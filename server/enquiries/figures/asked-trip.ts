import { calendarMonthPattern } from '#contract/values.ts';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';

/** The trip an enquiry is about. */
export interface AskedTrip {
  kind: 'tour' | 'group-tour';
  slug: string;
  /** As it was called when the enquiry came. */
  name: string;
}

/** Undefined where none is meant, and for a name that is only the sender's word. */
export function tripAskedFor(details: EnquiryDetails): AskedTrip | undefined {
  if (details.kind === 'custom-safari') return { kind: 'tour', slug: details.tour.slug, name: details.tour.name };
  const { context } = details;
  if (context?.known !== true || (context.kind !== 'tour' && context.kind !== 'group-tour')) return undefined;
  return { kind: context.kind, slug: context.id, name: context.name };
}

/** The month of the first day wished for, `YYYY-MM`; undefined where no day is. */
export function monthAskedFor(details: EnquiryDetails): string | undefined {
  if (details.kind === 'custom-safari') return details.dates.startDate?.slice(0, 7);
  // A departure that was there has its day at the end of its name.
  const { departureId = '', seatsFree } = details.context ?? {};
  const month = departureId.slice(-10, -3);
  return seatsFree !== undefined && calendarMonthPattern.test(month) ? month : undefined;
}
